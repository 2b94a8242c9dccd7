! Claim: a deferred copy to the device reads what the host writes. Source: OpenMP 5.2 §13.6
program p
  implicit none
  integer :: v(100)
  v = 1
  !$omp parallel !@ RACE
  !$omp single
  !$omp target enter data map(to: v) nowait !@ race(v)
  v(1) = 2 !@ race(v)
  !$omp taskwait
  !$omp end single
  !$omp end parallel
  !$omp target exit data map(from: v)
  print *, v(1)
end program
