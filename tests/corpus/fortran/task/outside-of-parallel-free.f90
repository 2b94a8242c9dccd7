! Claim: a task outside of any parallel region runs on the only thread. Source: OpenMP 5.2 §12.5; semantics.md §5
program serial
  implicit none
  integer :: x
  x = 1
  !$omp task shared(x) !@ RACE_FREE
  x = x + 1
  !$omp end task
  x = x * 2
  !$omp taskwait
  print *, x > 0
end program serial
