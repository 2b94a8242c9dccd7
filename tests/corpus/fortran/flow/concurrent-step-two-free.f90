! Claim: iterations two apart do not meet the element between. Source: Fortran 2018 §11.1.7.4.2
program stepped
  implicit none
  integer :: i, a(40)
  a = 1
  do concurrent (i = 2:40:2) !@ RACE_FREE
    a(i) = a(i - 1)
  end do
  print *, a(7)
end program stepped
