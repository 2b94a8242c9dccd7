! Claim: without the barrier black cells read red ones that are not done. Source: semantics.md §4, §10; OpenMP 5.2 §15.6
program rb
  implicit none
  integer, parameter :: n = 10
  integer :: i, j
  real :: u(0:n+1, 0:n+1)
  u = 1.0
  !$omp parallel private(i) !@ RACE
  !$omp do
  do j = 1, n
    do i = 1 + mod(j, 2), n, 2
      u(i, j) = 0.25 * (u(i-1, j) + u(i+1, j) + u(i, j-1) + u(i, j+1)) !@ race(u)
    end do
  end do
  !$omp end do nowait
  !$omp do
  do j = 1, n
    do i = 2 - mod(j, 2), n, 2
      u(i, j) = 0.25 * (u(i-1, j) + u(i+1, j) + u(i, j-1) + u(i, j+1)) !@ race(u)
    end do
  end do
  !$omp end do
  !$omp end parallel
  print *, u(1, 1)
end program rb
