! Claim: an undeferred task is complete before its creator goes on. Source: OpenMP 5.2 §12.5, §3.4; semantics.md §5
program undeferred
  implicit none
  integer :: x, y
  x = 1
  !$omp parallel shared(x, y) !@ RACE_FREE
  !$omp single
  !$omp task if(.false.)
  x = x + 4
  !$omp end task
  y = x
  !$omp end single
  !$omp end parallel
  print *, y
end program undeferred
