! Claim: planes of the old field are read, of the new one written. Source: Fortran 2018 §10.1.5.1
subroutine vertical(nx, ny, nz, t, tnew)
  implicit none
  integer, intent(in) :: nx, ny, nz
  real, intent(in) :: t(nx, ny, nz)
  real, intent(out) :: tnew(nx, ny, nz)
  integer :: k
  !$omp parallel do !@ RACE_FREE
  do k = 2, nz - 1
    tnew(:, :, k) = 0.5 * (t(:, :, k-1) + t(:, :, k+1))
  end do
end subroutine vertical
