! Claim: in a red-black sweep the cells of one colour read those of the other. Source: semantics.md §10
program rb
  implicit none
  integer, parameter :: n = 10
  integer :: i, j
  real :: u(0:n+1, 0:n+1)
  u = 1.0
  u(0, :) = 4.0
  !$omp parallel private(i) !@ RACE_FREE
  !$omp do
  do j = 1, n
    do i = 1 + mod(j, 2), n, 2
      u(i, j) = 0.25 * (u(i-1, j) + u(i+1, j) + u(i, j-1) + u(i, j+1))
    end do
  end do
  !$omp end do
  !$omp do
  do j = 1, n
    do i = 2 - mod(j, 2), n, 2
      u(i, j) = 0.25 * (u(i-1, j) + u(i+1, j) + u(i, j-1) + u(i, j+1))
    end do
  end do
  !$omp end do
  !$omp end parallel
  print *, u(1, 1)
end program rb
