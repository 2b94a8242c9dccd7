! Relaxation of a grid with a border of fixed values. jacobi reads one grid and
! writes another one: free of races, since dummy arguments of which one is
! written do not overlap in Fortran. seidel has one grid for both, and an
! iteration reads what its neighbour writes.
module relaxation
  implicit none
contains
  subroutine jacobi(from, to, n)
    integer, intent(in) :: n
    real, intent(in) :: from(0:n + 1, 0:n + 1)
    real, intent(inout) :: to(0:n + 1, 0:n + 1)
    integer :: i, j
    !$omp parallel do
    do j = 1, n
      do i = 1, n
        to(i, j) = 0.25 * (from(i - 1, j) + from(i + 1, j) + from(i, j - 1) + from(i, j + 1))
      end do
    end do
  end subroutine

  subroutine seidel(grid, n)
    integer, intent(in) :: n
    real, intent(inout) :: grid(0:n + 1, 0:n + 1)
    integer :: i, j
    !$omp parallel do
    do j = 1, n
      do i = 1, n
        grid(i, j) = 0.25 * (grid(i - 1, j) + grid(i + 1, j) + grid(i, j - 1) + grid(i, j + 1))
      end do
    end do
  end subroutine
end module
