! Claim: allocatable arrays of a module hold elements of their own, on a device as well. Source: OpenMP 5.2 §5.8.1; Fortran 2018 §7.5.4.1
module d
  implicit none
  real, allocatable :: u(:, :), v(:, :)
  integer :: nx, ny
contains
  subroutine step()
    integer :: i, j
    !$omp target teams distribute parallel do collapse(2) !@ RACE_FREE
    do j = 2, ny - 1
      do i = 2, nx - 1
        v(i, j) = 0.25 * (u(i-1, j) + u(i+1, j) + u(i, j-1) + u(i, j+1))
      end do
    end do
  end subroutine
end module
