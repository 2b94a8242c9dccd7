! Claim: Jacobi reads the old grid and writes the new one. Source: semantics.md §10
subroutine jacobi(nx, ny, uold, unew)
  implicit none
  integer, intent(in) :: nx, ny
  real(8), intent(in)  :: uold(0:nx+1, 0:ny+1)
  real(8), intent(out) :: unew(0:nx+1, 0:ny+1)
  integer :: i, j
  !$omp parallel do collapse(2) !@ RACE_FREE
  do j = 1, ny
    do i = 1, nx
      unew(i,j) = 0.25d0 * (uold(i-1,j) + uold(i+1,j) &
                          + uold(i,j-1) + uold(i,j+1))
    end do
  end do
end subroutine jacobi
