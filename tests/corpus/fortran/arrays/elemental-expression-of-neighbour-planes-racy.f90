! Claim: an array expression over planes k-1 and k+1 reads planes of other threads. Source: Fortran 2018 §10.1.5.1
subroutine vertical(nx, ny, nz, t)
  implicit none
  integer, intent(in) :: nx, ny, nz
  real, intent(inout) :: t(nx, ny, nz)
  integer :: k
  !$omp parallel do !@ RACE
  do k = 2, nz - 1
    t(:, :, k) = 0.5 * (t(:, :, k-1) + t(:, :, k+1)) !@ race(t)
  end do
end subroutine vertical
