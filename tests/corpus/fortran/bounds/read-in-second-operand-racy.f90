! Claim: an operand that need not be evaluated says nothing of the iterations for which the first one decides. Source: Fortran 2018 §10.1.7, §9.5.3.1

subroutine fold(h, m, c, a, b)
  implicit none
  integer, intent(in) :: h, m, c
  real, intent(inout) :: a(2 * h, m), b(c)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, c
    if (i + h <= 2 * h .and. a(i + h, 1) > 0) b(i) = 1 !@ race(a)
    a(i, 1) = 0 !@ race(a)
  end do
end subroutine fold
