! Claim: with unified_shared_memory devices use the host's variables, else they have copies. Source: OpenMP 5.2 §8.2.1
program p
  implicit none
  integer :: v(100)
  v = 1
  !$omp target enter data map(to: v)
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp target nowait map(alloc: v)
  v(1) = 7
  !$omp end target
  v(1) = 2
  !$omp taskwait
  !$omp end single
  !$omp end parallel
  print *, v(1)
end program
