! Claim: a pure function has no side effects. Source: Fortran 2018 §15.7
program dc_pure
  implicit none
  integer :: i
  real :: r(12)
  do concurrent (i = 1:12) !@ RACE_FREE
    r(i) = cube(real(i))
  end do
  i = 12
  print *, r(i)
contains
  pure real function cube(x)
    real, intent(in) :: x
    cube = x**3
  end function cube
end program dc_pure
