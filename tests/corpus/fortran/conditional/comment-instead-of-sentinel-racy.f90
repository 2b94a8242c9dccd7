! Claim: ! $ is a comment, so that all threads use element 0. Source: OpenMP 5.2 §3.3
program cond
  implicit none
  integer :: me, part(0:3)
  part = 0
  !$omp parallel private(me) num_threads(4) !@ RACE
  me = 0
  ! $ me = omp_get_thread_num()
  part(me) = part(me) + 1 !@ race(part)
  !$omp end parallel
  print *, part(0) > 0
end program cond
