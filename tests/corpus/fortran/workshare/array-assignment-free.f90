! Claim: workshare divides the elements of an assignment, each is written once. Source: OpenMP 5.2 §11.4
program ws
  implicit none
  integer :: a(100), b(100)
  b = 2
  !$omp parallel workshare !@ RACE_FREE
  a = b * 3
  !$omp end parallel workshare
  print *, sum(a)
end program ws
