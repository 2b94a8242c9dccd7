! Claim: alignment of a variable changes no access. Source: OpenMP 5.2 §6.5; gfortran 12 does not have it.
program p
  implicit none
  integer :: n
  !$omp allocate(n) align(64)
  n = 0
  !$omp parallel num_threads(2) !@ RACE
  n = n + 1 !@ race(n)
  !$omp end parallel
  print *, n > 0
end program p
