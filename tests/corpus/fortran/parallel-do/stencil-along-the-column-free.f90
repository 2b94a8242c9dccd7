! Claim: a recurrence along the first subscript stays inside the column of the thread. Source: semantics.md §10
subroutine sweep(nx, ny, u)
  implicit none
  integer, intent(in) :: nx, ny
  real(8), intent(inout) :: u(nx, ny)
  integer :: i, j
  !$omp parallel do private(i) !@ RACE_FREE
  do j = 1, ny
    do i = 2, nx
      u(i,j) = u(i,j) + 0.5d0 * u(i-1,j)
    end do
  end do
end subroutine sweep
