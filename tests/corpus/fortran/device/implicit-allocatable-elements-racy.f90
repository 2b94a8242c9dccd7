! Claim: an allocatable array that no clause maps is mapped with its elements. Source: OpenMP 5.2 §5.8.1
program p
  implicit none
  integer, allocatable, target :: a(:)
  integer, pointer :: q(:)
  allocate(a(10))
  a = 0
  q => a
  !$omp parallel !@ RACE
  !$omp single
  !$omp target nowait !@ race
  a(1) = 1
  !$omp end target
  q(5) = 2 !@ race
  !$omp end single
  !$omp end parallel
  print *, a(5)
end program
