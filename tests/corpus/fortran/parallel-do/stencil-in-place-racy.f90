! Claim: Gauss-Seidel in one grid reads neighbours that other threads write. Source: semantics.md §10
subroutine seidel(nx, ny, u)
  implicit none
  integer, intent(in) :: nx, ny
  real(8), intent(inout) :: u(0:nx+1, 0:ny+1)
  integer :: i, j
  !$omp parallel do private(i) !@ RACE
  do j = 1, ny
    do i = 1, nx
      !@ race(u)
      u(i,j) = 0.25d0 * (u(i-1,j) + u(i+1,j) + u(i,j-1) + u(i,j+1))
    end do
  end do
end subroutine seidel
