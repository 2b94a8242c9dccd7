! Claim: _OPENMP is defined. Source: OpenMP 5.2 §3.3
program pp
#ifdef _OPENMP
  use omp_lib
#endif
  implicit none
  integer :: me, seen(0:3)
  seen = 0
  !$omp parallel private(me) num_threads(4) !@ RACE_FREE
#ifdef _OPENMP
  me = omp_get_thread_num()
#else
  me = 0
#endif
  seen(me) = 1
  !$omp end parallel
  print *, seen(0)
end program pp
