! Claim: the neighbour of an array that nobody writes may be read. Source: semantics.md §10; OpenMP 5.2 §11.5.2
program shift
  implicit none
  integer, parameter :: n = 100
  integer :: i, old(n), new(n)
  old = [(i, i = 1, n)]
  new(1) = 0
!$omp parallel do !@ RACE_FREE
  do i = 2, n
     new(i) = old(i-1) + 1
  enddo
!$omp end parallel do
  print *, sum(new)
end program shift
