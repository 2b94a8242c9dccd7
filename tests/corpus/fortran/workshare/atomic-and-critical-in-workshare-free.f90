! Claim: a critical construct in a workshare is executed once. Source: OpenMP 5.2 §11.4
program ws
  implicit none
  integer :: n, a(30)
  n = 0
  !$omp parallel !@ RACE_FREE
  !$omp workshare
  a = 3
  !$omp critical
  n = n + sum(a)
  !$omp end critical
  !$omp end workshare
  !$omp end parallel
  print *, n
end program ws
