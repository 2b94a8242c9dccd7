! Claim: what cannot be read costs the region behind it nothing. Source: Fortran 2018 §6.3.2. This is bad input.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: x(n), y(n)
  integer :: i
  x > y !@ message(syntax)
  !$omp parallel do !@ RACE
  do i = 2, n
    x(i) = x(i - 1) !@ race(x) possible
  end do
end subroutine s
