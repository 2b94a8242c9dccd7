! Claim: an item that does not match orders nothing. Source: OpenMP 5.2 §15.9.5; semantics.md §5
program pipeline
  implicit none
  integer :: a, b, c
  a = 0; b = 0
  !$omp parallel !@ RACE
  !$omp single
  !$omp task depend(out: a)
  a = 3 !@ race(a)
  !$omp end task
  !$omp task depend(in: b) depend(out: c)
  c = a + 1 !@ race(a)
  !$omp end task
  !$omp end single
  !$omp end parallel
  print *, c > 0
end program pipeline
