! Claim: a scope construct has a reduction and a barrier at its end. Source: OpenMP 5.2 §11.2. Output: depends on the team size
program sc
  implicit none
  integer :: n, m
  n = 0
  m = 0
  !$omp parallel !@ RACE_FREE
  !$omp scope reduction(+:n)
  n = n + 2
  !$omp end scope
  !$omp single
  m = n
  !$omp end single
  !$omp end parallel
  print *, m
end program sc
