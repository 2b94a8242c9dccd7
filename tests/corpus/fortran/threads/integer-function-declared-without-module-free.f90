! Claim: a program may declare the runtime function itself instead of using omp_lib. Source: OpenMP 5.2 §18.1
program no_module
  implicit none
  integer, external :: omp_get_thread_num
  integer :: seen(0:3)
  seen = 0
!$omp parallel num_threads(4) !@ RACE_FREE
  seen(omp_get_thread_num()) = 1
!$omp end parallel
  print *, seen(0)
end program no_module
