! Claim: the upwind index is not private. Source: OpenMP 5.2 §5.1.1
subroutine advect(nx, vel, q, flux)
  implicit none
  integer, intent(in) :: nx
  real, intent(in) :: vel(0:nx), q(0:nx+1)
  real, intent(out) :: flux(0:nx)
  integer :: i, up
  !$omp parallel do !@ RACE
  do i = 0, nx
    up = i !@ race(up)
    if (vel(i) < 0.0) up = i + 1 !@ race(up)
    flux(i) = vel(i) * q(up) !@ race(up)
  end do
end subroutine advect
