! Claim: a mergeable task need not be merged. Source: OpenMP 5.2 §12.5
program p
  implicit none
  integer :: n
  n = 0
  !$omp parallel !@ RACE
  !$omp single
  !$omp task mergeable shared(n)
  n = n + 1 !@ race(n)
  !$omp end task
  n = n + 2 !@ race(n)
  !$omp end single
  !$omp end parallel
  print *, n > 0
end program p
