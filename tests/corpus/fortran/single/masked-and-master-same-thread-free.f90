! Claim: masked without a filter and master are executed by the same thread. Source: OpenMP 5.2 §10.5
program masked_twice
  implicit none
  integer :: k
  k = 1
  !$omp parallel !@ RACE_FREE
  !$omp masked
  k = k + 1
  !$omp end masked
  !$omp master
  k = k * 3
  !$omp end master
  !$omp end parallel
  print *, k
end program masked_twice
