! Claim: an array that the target region does not name is not mapped. Source: OpenMP 5.2 §5.8.1
program p
  implicit none
  integer, allocatable :: a(:), b(:)
  allocate(a(10), b(10))
  a = 0
  b = 0
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp target nowait
  a(1) = 1
  !$omp end target
  b(5) = 2
  !$omp end single
  !$omp end parallel
  print *, a(5), b(5)
end program
