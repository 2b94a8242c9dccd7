! Claim: a component that is read first is that of all iterations. Source: Fortran 2018 §11.1.7.5
program components
  implicit none
  type point
    real :: x, y
  end type point
  type(point) :: p
  real :: a(40)
  integer :: i
  p%y = 1
  do concurrent (i = 1:40) !@ RACE
    p%x = i !@ race(p)
    a(i) = p%x * p%y !@ race(p)
    p%y = 3 !@ race(p)
  end do
  print *, a(3)
end program components
