! Claim: the creator reads before it waits. Source: OpenMP 5.2 §12.5, §15.5
program early
  implicit none
  integer :: x, y
  x = 1
  y = 0
  !$omp parallel shared(x, y) !@ RACE
  !$omp single
  !$omp task
  x = 10 !@ race(x)
  !$omp end task
  y = x !@ race(x)
  !$omp taskwait
  !$omp end single
  !$omp end parallel
  print *, y > 0
end program early
