! Claim: affinity is no dependence. Source: OpenMP 5.2 §12.5.1
program p
  implicit none
  integer :: n
  n = 0
  !$omp parallel !@ RACE
  !$omp single
  !$omp task affinity(n)
  n = n + 1 !@ race(n)
  !$omp end task
  !$omp task affinity(n)
  n = n + 2 !@ race(n)
  !$omp end task
  !$omp end single
  !$omp end parallel
  print *, n > 0
end program p
