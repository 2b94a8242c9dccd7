! Claim: with the summed direction inside a collapse of two, each cell of the plane has one thread. Source: OpenMP 5.2 §4.4.3; semantics.md §3
subroutine flatten(nx, ny, nz, cube, plane)
  implicit none
  integer, intent(in) :: nx, ny, nz
  real, intent(in) :: cube(nx, ny, nz)
  real, intent(inout) :: plane(nx, ny)
  integer :: x, y, z
  !$omp parallel do collapse(2) private(z) !@ RACE_FREE
  do y = 1, ny
    do x = 1, nx
      do z = 1, nz
        plane(x, y) = plane(x, y) + cube(x, y, z)
      end do
    end do
  end do
end subroutine flatten
