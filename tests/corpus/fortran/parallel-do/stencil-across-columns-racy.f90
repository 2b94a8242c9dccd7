! Claim: a recurrence along the second subscript needs the column of another thread. Source: semantics.md §10
subroutine sweep(nx, ny, u)
  implicit none
  integer, intent(in) :: nx, ny
  real(8), intent(inout) :: u(nx, ny)
  integer :: i, j
  !$omp parallel do private(i) !@ RACE
  do j = 2, ny
    do i = 1, nx
      u(i,j) = u(i,j) + 0.5d0 * u(i,j-1) !@ race(u)
    end do
  end do
end subroutine sweep
