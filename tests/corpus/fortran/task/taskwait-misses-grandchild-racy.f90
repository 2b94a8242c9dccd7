! Claim: taskwait does not wait for the child's child. Source: OpenMP 5.2 §15.5; semantics.md §5
program grouped
  implicit none
  integer :: a, b
  a = 0; b = 0
  !$omp parallel !@ RACE
  !$omp single
  !$omp task
  !$omp task
  a = 5 !@ race(a)
  !$omp end task
  !$omp end task
  !$omp taskwait
  b = a !@ race(a)
  !$omp end single
  !$omp end parallel
  print *, b >= 0
end program grouped
