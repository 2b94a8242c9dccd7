! Claim: what an inner region has private copies of is not referenced in the outer one: default(none) does not ask for it.
! Source: OpenMP 5.2 §5.1.1, §5.4.1
program nest
  use omp_lib
  implicit none
  integer :: b(0:8), t
  b = 0
  !$omp parallel num_threads(2) default(none) shared(b) !@ RACE_FREE
  !$omp single
  !$omp parallel num_threads(2) private(t)
  t = omp_get_thread_num()
  b(8 * t) = 1
  !$omp end parallel
  !$omp end single
  !$omp end parallel
  print *, b
end program nest
