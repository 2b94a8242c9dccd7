! Claim: with the same parity in every column the neighbours to the left and right have the same colour. Source: semantics.md §10
program rb
  implicit none
  integer, parameter :: n = 10
  integer :: i, j
  real :: u(0:n+1, 0:n+1)
  u = 1.0
  !$omp parallel do private(i) !@ RACE
  do j = 1, n
    do i = 1, n, 2
      u(i, j) = 0.25 * (u(i-1, j) + u(i+1, j) + u(i, j-1) + u(i, j+1)) !@ race(u)
    end do
  end do
  print *, u(1, 1)
end program rb
