! Claim: the statement before the workshare construct is every thread's. Source: OpenMP 5.2 §11.4; semantics.md §3
program ws
  implicit none
  integer :: a(30), b(30)
  !$omp parallel !@ RACE
  a = 1 !@ race(a)
  !$omp workshare
  b = a + 1 !@ race(a)
  !$omp end workshare
  !$omp end parallel
  print *, sum(b)
end program ws
