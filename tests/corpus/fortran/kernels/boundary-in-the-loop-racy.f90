! Claim: the iteration at the edge copies the element of the other edge. Source: semantics.md §10
program periodic
  implicit none
  integer, parameter :: n = 16
  integer :: i, u(0:n+1)
  u = 0
  !$omp parallel do !@ RACE
  do i = 1, n
    u(i) = i !@ race(u)
    if (i == 1) u(0) = u(n) !@ race(u)
  end do
  print *, u(n)
end program periodic
