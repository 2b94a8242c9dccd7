! Claim: what a statement function yields that calls itself is not known. Source: Fortran 2018 §15.6.4. This is bad input.
subroutine s(n, x)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: x(n)
  integer :: i, f, k
  f(k) = f(k - 1) + 1 !@ message(syntax)
  !$omp parallel do !@ UNKNOWN(unmodelled-expression)
  do i = 1, n
    x(f(i)) = 1
  end do
end subroutine s
