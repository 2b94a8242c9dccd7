! Claim: an interface without an end ends before the procedures of its module. Source: Fortran 2018 §15.4.3.2. This is bad input.
module m
  implicit none
  interface !@ message(syntax)
    subroutine other(x)
      implicit none
      integer, intent(in) :: x
    end subroutine other
contains
  subroutine one(x)
    integer, intent(inout) :: x(100)
    integer :: i
    !$omp parallel do !@ RACE
    do i = 2, 100
      x(i) = x(i - 1) !@ race(x)
    end do
  end subroutine one

  subroutine two(x)
    integer, intent(inout) :: x(100)
    integer :: i
    !$omp parallel do !@ RACE_FREE
    do i = 1, 100
      x(i) = x(i) + 1
    end do
  end subroutine two
end module m
