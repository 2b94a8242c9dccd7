! Claim: single has no barrier on entry. Source: OpenMP 5.2 §11.1; semantics.md §4
program entry_no_barrier
  use omp_lib, only: omp_get_thread_num
  implicit none
  integer :: part(0:3), total
  part = 0
  total = 0
  !$omp parallel num_threads(4) !@ RACE
  part(omp_get_thread_num()) = 5 !@ race(part)
  !$omp single
  total = sum(part) !@ race(part)
  !$omp end single
  !$omp end parallel
  print *, total > 0
end program entry_no_barrier
