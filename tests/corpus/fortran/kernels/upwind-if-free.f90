! Claim: upwind selection by the sign of a velocity reads either neighbour of the old field. Source: semantics.md §10
subroutine advect(nx, vel, q, flux)
  implicit none
  integer, intent(in) :: nx
  real, intent(in) :: vel(0:nx), q(0:nx+1)
  real, intent(out) :: flux(0:nx)
  integer :: i, up
  !$omp parallel do private(up) !@ RACE_FREE
  do i = 0, nx
    if (vel(i) > 0.0) then
      up = i
    else
      up = i + 1
    end if
    flux(i) = vel(i) * q(up)
  end do
end subroutine advect
