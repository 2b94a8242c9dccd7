! Claim: a procedure without an end costs the next one nothing. Source: Fortran 2018 §15.6.2.3. This is bad input.
module m
  implicit none
contains
  subroutine one(x) !@ message(syntax)
    integer, intent(inout) :: x(100)
    integer :: i
    !$omp parallel do !@ RACE_FREE
    do i = 1, 100
      x(i) = x(i) + 1
    end do

  subroutine two(x)
    integer, intent(inout) :: x(100)
    integer :: i
    !$omp parallel do !@ RACE
    do i = 2, 100
      x(i) = x(i - 1) !@ race(x)
    end do
  end subroutine two
end module m
