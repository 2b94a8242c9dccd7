! Claim: a collapse of three writes a plane's cell once for each z. Source: OpenMP 5.2 §4.4.3; semantics.md §3
subroutine flatten(nx, ny, nz, cube, plane)
  implicit none
  integer, intent(in) :: nx, ny, nz
  real, intent(in) :: cube(nx, ny, nz)
  real, intent(inout) :: plane(nx, ny)
  integer :: x, y, z
  !$omp parallel do collapse(3) default(shared) !@ RACE
  do z = 1, nz
    do y = 1, ny
      do x = 1, nx
        plane(x, y) = plane(x, y) + cube(x, y, z) !@ race(plane)
      end do
    end do
  end do
end subroutine flatten
