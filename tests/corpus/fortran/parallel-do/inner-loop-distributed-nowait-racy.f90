! Claim: with nowait a thread starts on the next column while others are behind. Source: semantics.md §3, §4
subroutine sweep(nx, ny, u)
  implicit none
  integer, intent(in) :: nx, ny
  real(8), intent(inout) :: u(nx, ny)
  integer :: i, j
  !$omp parallel private(j) !@ RACE
  do j = 2, ny
    !$omp do
    do i = 1, nx
      u(i,j) = u(i,j) + 0.5d0 * u(nx + 1 - i, j-1) !@ race(u)
    end do
    !$omp end do nowait
  end do
  !$omp end parallel
end subroutine sweep
