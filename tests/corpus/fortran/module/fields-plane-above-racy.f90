! Claim: the procedure reads the plane above, which another iteration writes. Source: semantics.md §10
module fields
  implicit none
  integer, parameter :: nx = 6, ny = 5, nz = 8
  real :: t(nx, ny, nz)
contains
  subroutine mix(k)
    integer, intent(in) :: k
    integer :: i, j
    do j = 1, ny
      do i = 1, nx
        t(i, j, k) = 0.5 * (t(i, j, k) + t(i, j, k+1)) !@ race(t)
      end do
    end do
  end subroutine mix
end module fields

program main
  use fields
  implicit none
  integer :: k
  t = 1.0
  !$omp parallel do !@ RACE
  do k = 1, nz - 1
    call mix(k)
  end do
  print *, sum(t)
end program main
