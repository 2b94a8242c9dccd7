! Claim: what is read in a branch says nothing of the iterations that do not take it. Source: Fortran 2018 §9.5.3.1 (each subscript is within its bounds)

subroutine fold(h, m, c, t, a, b)
  implicit none
  integer, intent(in) :: h, m, c, t(c)
  real, intent(inout) :: a(2 * h, m), b(c)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, c
    if (t(i) > 0) then
      b(i) = a(i + h, 1) !@ race(a)
    end if
    a(i, 1) = 0 !@ race(a)
  end do
end subroutine fold
