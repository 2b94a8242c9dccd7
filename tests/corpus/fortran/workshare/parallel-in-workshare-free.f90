! Claim: a parallel construct in a workshare is encountered by one thread. Source: OpenMP 5.2 §11.4 (restrictions)
program ws
  implicit none
  integer :: i, a(30), b(30)
  a = 0
  !$omp parallel shared(a, b) !@ RACE_FREE
  !$omp workshare
  a = 2
  !$omp parallel do
  do i = 1, 30
    b(i) = a(i)
  end do
  !$omp end parallel do
  !$omp end workshare
  !$omp end parallel
  print *, sum(b)
end program ws
