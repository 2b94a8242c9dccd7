! Claim: a branch of the preprocessor without an end is named, and what comes before it is judged. Source: C11 §6.10.1. This is bad input.
subroutine one(n, x)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: x(n)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 2, n
    x(i) = x(i - 1) !@ race(x)
  end do
end subroutine one
#else !@ message(syntax)
#error "not here" !@ message(syntax)
!@ message(syntax)
#ifdef NEVER
subroutine two
end subroutine two
