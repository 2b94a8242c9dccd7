! Claim: assumes promises and orders nothing. Source: OpenMP 5.2 §8.3.2; gfortran 12 does not have it.
program p
  implicit none
  !$omp assumes no_openmp_routines
  integer :: i, v(100)
  v = 1
  !$omp parallel do !@ RACE
  do i = 2, 100
    v(i) = v(i) + v(i - 1) !@ race(v)
  end do
  print *, v(1)
end program p
