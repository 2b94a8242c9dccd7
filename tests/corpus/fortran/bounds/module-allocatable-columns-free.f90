! Claim: whatever the extents of an allocatable array are, columns do not run into each other. Source: Fortran 2018 §9.5.3.1 (each subscript is within its bounds)

module fields
  implicit none
  integer :: rows, columns
  real, allocatable :: u(:, :), f(:, :)
end module fields

subroutine relax
  use fields
  implicit none
  integer :: i, j
  !$omp parallel do private(i) !@ RACE_FREE
  do j = 1, columns
    do i = 1, rows
      u(i, j) = 0.5 * (u(i, j) + f(i, j))
    end do
  end do
end subroutine relax
