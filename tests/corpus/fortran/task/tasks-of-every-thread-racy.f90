! Claim: outside of single every thread creates the task. Source: OpenMP 5.2 §12.5; semantics.md §5. Output: depends on the team size
program many
  implicit none
  integer :: n
  n = 0
  !$omp parallel !@ RACE
  !$omp task
  n = n + 1 !@ race(n)
  !$omp end task
  !$omp end parallel
  print *, n > 0
end program many
