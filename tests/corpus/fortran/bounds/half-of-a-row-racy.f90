! Claim: what is read is the last element of the half that others write. Source: Fortran 2018 §9.5.3.1 (each subscript is within its bounds)

subroutine fold(h, m, c, a)
  implicit none
  integer, intent(in) :: h, m, c
  real, intent(inout) :: a(2 * h, m)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, c
    a(i, 1) = a(i + h - 1, 1) !@ race(a)
  end do
end subroutine fold
