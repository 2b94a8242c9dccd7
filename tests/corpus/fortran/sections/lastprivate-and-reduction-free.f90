! Claim: sections take private, lastprivate and reduction clauses. Source: OpenMP 5.2 §11.3, §5.4.5
program clauses
  implicit none
  integer :: t, last, s
  s = 0
  !$omp parallel sections private(t) lastprivate(last) reduction(+:s) !@ RACE_FREE
  !$omp section
  t = 1
  s = s + t
  last = 1
  !$omp section
  t = 2
  s = s + t
  last = 2
  !$omp end parallel sections
  print *, s, last
end program clauses
