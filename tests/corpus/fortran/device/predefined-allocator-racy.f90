! Claim: an allocator that a target region uses changes nothing of what it shares. (Not compiled by GCC 13.) Source: OpenMP 5.2 §6.8
program p
  use omp_lib
  implicit none
  integer :: a(10), x
  a = 0
  !$omp target parallel num_threads(2) uses_allocators(omp_default_mem_alloc) map(tofrom: a) private(x) !@ RACE
  a(1) = a(1) + 1 !@ race(a)
  !$omp end target parallel
  print *, a
end program
