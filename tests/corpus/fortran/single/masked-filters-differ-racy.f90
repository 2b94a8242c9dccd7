! Claim: filter(1) lets another thread in. Source: OpenMP 5.2 §10.5. Output: depends on the team size
program masked_twice
  implicit none
  integer :: k
  k = 1
  !$omp parallel num_threads(2) !@ RACE
  !$omp masked
  k = k + 1 !@ race(k)
  !$omp end masked
  !$omp masked filter(1)
  k = k * 3 !@ race(k)
  !$omp end masked
  !$omp end parallel
  print *, k > 0
end program masked_twice
