! Claim: a scalar that each branch defines is the iteration's. Source: Fortran 2018 §11.1.7.5
program both
  implicit none
  integer :: i, j, t, a(40), b(10, 40)
  a = 1
  b = 2
  do concurrent (i = 1:40) !@ RACE_FREE
    if (a(i) > 0) then
      t = i
    else
      t = -i
    end if
    do j = 1, 10
      b(j, i) = t
    end do
    a(i) = t
  end do
  print *, a(7), b(1, 1)
end program both
