! Claim: a complex number is two reals, the real part first. Source: Fortran 2018 §19.5.3.2
program main
  implicit none
  complex :: z(10)
  real :: r(20)
  integer :: i
  equivalence (z(1), r(1))
  z = (1.0, 0.0)
  !$omp parallel do !@ RACE
  do i = 1, 9
    z(i) = (1.0, 1.0) !@ race
    r(2 * i + 2) = 0.0 !@ race
  end do
  print *, r(1)
end program main
