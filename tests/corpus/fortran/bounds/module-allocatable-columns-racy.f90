! Claim: the column that is read is the one that another thread writes, inside all bounds. Source: Fortran 2018 §9.5.3.1 (each subscript is within its bounds)

module fields
  implicit none
  integer :: rows, columns
  real, allocatable :: u(:, :), f(:, :)
end module fields

subroutine relax
  use fields
  implicit none
  integer :: i, j
  !$omp parallel do private(i) !@ RACE
  do j = 1, columns
    do i = 1, rows
      u(i, j) = 0.5 * (u(i, j + 1) + f(i, j)) !@ race(u)
    end do
  end do
end subroutine relax
