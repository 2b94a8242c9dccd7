! Claim: the same differences in place. Source: semantics.md §10
module grid
  implicit none
  real, allocatable :: x(:)
contains
  subroutine setup(n)
    integer, intent(in) :: n
    allocate (x(0:n))
    x = 1.0
  end subroutine setup
  subroutine differences()
    integer :: i
    !$omp parallel do default(shared) !@ RACE
    do i = 1, ubound(x, 1)
      x(i) = x(i) - x(i-1) !@ race(x)
    end do
  end subroutine differences
end module grid

program main
  use grid
  implicit none
  call setup(25)
  call differences()
  print *, x(0)
end program main
