! Claim: an allocate directive before the statement does not change who executes it. Source: OpenMP 5.2 §6.6; gfortran 12 does not have it.
program p
  use omp_lib
  implicit none
  integer, allocatable :: a(:)
  integer :: i
  !$omp parallel !@ RACE
  !$omp allocate(a) allocator(omp_default_mem_alloc)
  allocate(a(100)) !@ race(a)
  !$omp end parallel
  print *, a(1)
end program
