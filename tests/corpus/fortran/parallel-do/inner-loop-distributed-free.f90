! Claim: with the loop over columns outside of the worksharing loop, its barrier orders the columns. Source: semantics.md §4
subroutine sweep(nx, ny, u)
  implicit none
  integer, intent(in) :: nx, ny
  real(8), intent(inout) :: u(nx, ny)
  integer :: i, j
  !$omp parallel private(j) !@ RACE_FREE
  do j = 2, ny
    !$omp do
    do i = 1, nx
      u(i,j) = u(i,j) + 0.5d0 * u(nx + 1 - i, j-1)
    end do
    !$omp end do
  end do
  !$omp end parallel
end subroutine sweep
