! Claim: a line with !$ and a blank is compiled with OpenMP: here it guards the update. Source: OpenMP 5.2 §3.3
program cond
!$ use omp_lib
  implicit none
  integer :: me, part(0:3)
  part = 0
  !$omp parallel private(me) num_threads(4) !@ RACE_FREE
  me = 0
  !$ me = omp_get_thread_num()
  part(me) = part(me) + 1
  !$omp end parallel
  print *, part(0)
end program cond
