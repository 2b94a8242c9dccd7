! Claim: each statement of a workshare is complete before the next one. Source: OpenMP 5.2 §11.4
program ws
  implicit none
  integer :: i
  integer :: a(100), b(100), c(100)
  a = [(i, i = 1, 100)]
  !$omp parallel shared(a, b, c) !@ RACE_FREE
  !$omp workshare
  b = a + 1
  c = b(100:1:-1)
  a = c
  !$omp end workshare
  !$omp end parallel
  print *, sum(a), a(1)
end program ws
