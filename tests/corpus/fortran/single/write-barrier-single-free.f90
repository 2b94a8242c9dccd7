! Claim: a barrier before single orders the parts before their sum. Source: OpenMP 5.2 §15.3.1
program with_barrier
  use omp_lib, only: omp_get_thread_num
  implicit none
  integer :: part(0:3), total
  part = 0
  total = 0
  !$omp parallel num_threads(4) !@ RACE_FREE
  part(omp_get_thread_num()) = 5
  !$omp barrier
  !$omp single
  total = sum(part)
  !$omp end single
  !$omp end parallel
  print *, total > 0
end program with_barrier
