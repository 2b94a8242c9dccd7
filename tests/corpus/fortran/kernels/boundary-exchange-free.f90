! Claim: halo columns are copied behind the barrier of the interior loop. Source: semantics.md §4
program periodic
  implicit none
  integer, parameter :: n = 16
  integer :: i, u(0:n+1)
  u = 0
  !$omp parallel !@ RACE_FREE
  !$omp do
  do i = 1, n
    u(i) = i
  end do
  !$omp end do
  !$omp sections
  !$omp section
  u(0) = u(n)
  !$omp section
  u(n+1) = u(1)
  !$omp end sections
  !$omp end parallel
  print *, u(0), u(n+1)
end program periodic
