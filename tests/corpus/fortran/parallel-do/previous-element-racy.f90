! Claim: an iteration that reads its left neighbour, which another one writes, races. Source: semantics.md §10; OpenMP 5.2 §11.5.2
program prefix
  implicit none
  integer :: i, a(100)
  a = 1
  !$omp parallel do !@ RACE witness T<=2
  do i = 2, 100
    a(i) = a(i-1) + 1 !@ race(a)
  end do
  !$omp end parallel do
  print *, a(100)
end program prefix
