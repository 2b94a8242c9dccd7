! Claim: depend orders sibling tasks with the same item. Source: OpenMP 5.2 §15.9.5; semantics.md §5
program pipeline
  implicit none
  integer :: a, b, c
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp task depend(out: a)
  a = 3
  !$omp end task
  !$omp task depend(in: a) depend(out: b)
  b = a + 1
  !$omp end task
  !$omp task depend(in: b)
  c = a + b
  !$omp end task
  !$omp end single
  !$omp end parallel
  print *, c
end program pipeline
