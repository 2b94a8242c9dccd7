! Claim: a power of two with a negative exponent is 0. Source: Fortran 2018 §10.1.5.2.1
program powers
  implicit none
  integer :: i, x(0:8)
  x = 0
  !$omp parallel do !@ RACE
  do i = -2, 3
    x(2**i) = i !@ race(x)
  end do
  print *, x
end program powers
