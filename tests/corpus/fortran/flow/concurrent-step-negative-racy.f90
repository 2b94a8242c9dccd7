! Claim: a negative step is no order. Source: Fortran 2018 §11.1.7.4.3
program downwards
  implicit none
  integer :: i, a(40)
  a = 1
  do concurrent (i = 40:2:-1) !@ RACE
    a(i) = a(i - 1) !@ race(a)
  end do
  print *, a(7)
end program downwards
