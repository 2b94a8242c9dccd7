! Claim: the plane behind is read while another thread writes it. Source: Fortran 2018 §9.5.3.1 (each subscript is within its bounds)

module grid
  implicit none
  integer :: nx, ny, nz
  double precision, allocatable :: rsd(:, :, :, :)
end module grid

subroutine clear
  use grid
  implicit none
  integer :: i, j, k, m
  !$omp parallel do private(i, m) collapse(2) schedule(static) !@ RACE
  do k = 1, nz
    do j = 1, ny
      do i = 1, nx
        do m = 1, 5
          rsd(m, i, j, k) = rsd(m, i, j, k - 1) !@ race(rsd)
        end do
      end do
    end do
  end do
end subroutine clear
