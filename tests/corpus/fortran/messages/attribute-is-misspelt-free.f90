! Claim: an unread declaration ends neither the declarations nor the region. Source: Fortran 2018 §6.3.2. This is bad input.
subroutine s(n, a)
  real, dimenson(n) :: b !@ message(syntax)
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 2, n
    a(i) = a(i) + 1
  end do
end subroutine s
