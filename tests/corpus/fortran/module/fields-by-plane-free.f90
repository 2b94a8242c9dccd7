! Claim: module arrays are updated by a module procedure, one plane for each iteration. Source: semantics.md §9
module fields
  implicit none
  integer, parameter :: nx = 6, ny = 5, nz = 8
  real :: t(nx, ny, nz), src(nx, ny, nz)
contains
  subroutine heat(k)
    integer, intent(in) :: k
    integer :: i, j
    do j = 1, ny
      do i = 1, nx
        t(i, j, k) = t(i, j, k) + 0.5 * src(i, j, k)
      end do
    end do
  end subroutine heat
end module fields

program main
  use fields
  implicit none
  integer :: k
  t = 1.0
  src = 2.0
  !$omp parallel do !@ RACE_FREE
  do k = 1, nz
    call heat(k)
  end do
  print *, sum(t)
end program main
