! Claim: after end scope nowait the combination may be under way. Source: OpenMP 5.2 §11.2, §15.6. Output: depends on the team size
program sc
  implicit none
  integer :: n, m
  n = 0
  m = 0
  !$omp parallel !@ RACE
  !$omp scope reduction(+:n) !@ race(n)
  n = n + 2
  !$omp end scope nowait
  !$omp single
  m = n !@ race(n)
  !$omp end single
  !$omp end parallel
  print *, m > 0
end program sc
