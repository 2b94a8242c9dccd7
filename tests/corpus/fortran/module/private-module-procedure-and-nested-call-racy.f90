! Claim: a counter three calls down. Source: OpenMP 5.2 §5.1.2; semantics.md §9
module chain
  implicit none
  private
  public :: top, depth
  integer :: depth = 0
contains
  subroutine top(k, r)
    integer, intent(in) :: k
    integer, intent(out) :: r
    call middle(k, r)
  end subroutine top
  subroutine middle(k, r)
    integer, intent(in) :: k
    integer, intent(out) :: r
    r = bottom(k) + 1
  end subroutine middle
  integer function bottom(k)
    integer, intent(in) :: k
    depth = depth + 1 !@ race(depth)
    bottom = k
  end function bottom
end module chain

program main
  use chain
  implicit none
  integer :: i, r(9)
  !$omp parallel do !@ RACE
  do i = 1, 9
    call top(i, r(i))
  end do
  print *, sum(r), depth
end program main
