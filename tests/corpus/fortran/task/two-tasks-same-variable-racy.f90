! Claim: two tasks without order write the same variable. Source: OpenMP 5.2 §12.5; semantics.md §5
program two
  implicit none
  integer :: n
  n = 0
  !$omp parallel !@ RACE witness T<=2
  !$omp single
  !$omp task shared(n)
  n = n + 1 !@ race(n)
  !$omp end task
  !$omp task shared(n)
  n = n + 2 !@ race(n)
  !$omp end task
  !$omp end single
  !$omp end parallel
  print *, n
end program two
