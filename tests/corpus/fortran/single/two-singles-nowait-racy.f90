! Claim: two singles may be executed by two threads at once. Source: OpenMP 5.2 §11.1; semantics.md §3
program pair
  implicit none
  integer :: c
  c = 0
  !$omp parallel !@ RACE
  !$omp single
  c = c + 1 !@ race(c)
  !$omp end single nowait
  !$omp single
  c = c + 2 !@ race(c)
  !$omp end single
  !$omp end parallel
  print *, c
end program pair
