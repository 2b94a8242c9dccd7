! Claim: cycle of an inner loop does not end the iteration. Source: Fortran 2018 §11.1.7.5
program early
  implicit none
  integer :: i, j, k, a(40), b(40)
  a = 1
  b = 1
  k = 0
  do concurrent (i = 1:40) !@ RACE
    do j = 1, 2
      if (b(i) > 1) then
        cycle
      else
        k = j !@ race(k)
      end if
    end do
    a(i) = k !@ race(k)
  end do
  print *, a(3)
end program early
