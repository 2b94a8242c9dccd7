! Claim: a power of -1 goes by the parity of the exponent. Source: Fortran 2018 §10.1.5.2.1
program alternate
  implicit none
  integer :: i, x(0:2)
  x = 0
  !$omp parallel do !@ RACE
  do i = 0, 2
    x((-1)**i + 1) = i !@ race(x)
  end do
  print *, x
end program alternate
