! Claim: who ends the iteration need not define what follows reads. Source: Fortran 2018 §11.1.7.5
program early
  implicit none
  integer :: i, k, a(40)
  a = 1
  do concurrent (i = 1:40) !@ RACE_FREE
    if (i > 3) then
      k = 1
    else
      a(i) = 2
      cycle
    end if
    a(i) = k
  end do
  print *, a(3)
end program early
