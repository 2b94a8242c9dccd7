! Claim: an allocatable array that no clause maps comes back before the taskwait is over. Source: OpenMP 5.2 §5.8.1, §17.5
program p
  implicit none
  integer, allocatable :: a(:)
  allocate(a(10))
  a = 0
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp target nowait
  a(1) = 1
  !$omp end target
  !$omp taskwait
  a(5) = 2
  !$omp end single
  !$omp end parallel
  print *, a(5)
end program
