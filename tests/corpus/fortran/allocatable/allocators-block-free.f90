! Claim: an allocators construct allocates as its statement says. Source: OpenMP 5.2 §6.7; gfortran 12 does not have it.
program p
  use omp_lib
  implicit none
  integer, allocatable :: a(:)
  integer :: i, s
  s = 0
  !$omp allocators allocate(omp_default_mem_alloc: a)
  allocate(a(100))
  !$omp end allocators
  a = 1
  !$omp parallel do reduction(+:s) !@ RACE_FREE
  do i = 1, 100
    s = s + a(i)
  end do
  print *, s
end program
