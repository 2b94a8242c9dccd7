! Claim: sign(a, b) has the magnitude of a and the sign of b. Source: Fortran 2018 §16.9.175
program signs
  implicit none
  integer :: i, x(-9:9)
  x = 0
  !$omp parallel do !@ RACE_FREE
  do i = -9, 9
    x(sign(abs(i), i)) = i
  end do
  print *, x
end program signs
