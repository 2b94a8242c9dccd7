! Claim: a scalar from sum in a workshare is assigned once. Source: OpenMP 5.2 §11.4
program ws
  implicit none
  integer :: s, m, a(40), i
  a = [(i, i = 1, 40)]
  !$omp parallel !@ RACE_FREE
  !$omp workshare
  s = sum(a)
  m = maxval(a) + s
  a = a - m
  !$omp end workshare
  !$omp end parallel
  print *, s, m, sum(a)
end program ws
