! Claim: components that each iteration defines first are the iteration's. Source: Fortran 2018 §11.1.7.5
program components
  implicit none
  type point
    real :: x, y
  end type point
  type(point) :: p
  real :: a(40)
  integer :: i
  do concurrent (i = 1:40) !@ RACE_FREE
    p%x = i
    p%y = p%x + 1
    a(i) = p%x * p%y
  end do
  print *, a(3)
end program components
