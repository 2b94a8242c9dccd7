! Claim: defaultmap says of allocatable arrays that nothing comes back from the device. Source: OpenMP 5.2 §5.8.7
program p
  implicit none
  integer, allocatable :: a(:)
  integer :: s, r
  allocate(a(10))
  a = 0
  s = 0
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp target nowait defaultmap(to: allocatable) map(tofrom: s)
  s = a(1)
  !$omp end target
  r = a(5)
  !$omp taskwait
  !$omp end single
  !$omp end parallel
  print *, s, r
end program
