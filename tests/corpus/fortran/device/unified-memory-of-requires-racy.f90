! Claim: with unified_shared_memory devices use the host's variables, else they have copies. Source: OpenMP 5.2 §8.2.1
! gfortran 12 does not have it.
program p
  implicit none
  !$omp requires unified_shared_memory
  integer :: i, v(100)
  v = 1
  !$omp target enter data map(to: v)
  !$omp parallel !@ RACE
  !$omp single
  !$omp target nowait map(alloc: v)
  v(1) = 7 !@ race(v)
  !$omp end target
  v(1) = 2 !@ race(v)
  !$omp taskwait
  !$omp end single
  !$omp end parallel
  print *, v(1)
end program
