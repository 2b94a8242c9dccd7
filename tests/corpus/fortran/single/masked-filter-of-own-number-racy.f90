! Claim: a filter that each thread meets with its own number. Source: OpenMP 5.2 §10.5
program p
  use omp_lib
  implicit none
  integer :: s
  s = 0
  !$omp parallel !@ RACE
  !$omp masked filter(omp_get_thread_num())
  s = s + 1 !@ race(s)
  !$omp end masked
  !$omp end parallel
  print *, s
end program
