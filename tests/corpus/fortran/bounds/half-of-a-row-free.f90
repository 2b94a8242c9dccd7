! Claim: an iteration that reads behind the half of the row has no element to write there: what it reads first has none. Source: Fortran 2018 §9.5.3.1 (each subscript is within its bounds)

subroutine fold(h, m, c, a)
  implicit none
  integer, intent(in) :: h, m, c
  real, intent(inout) :: a(2 * h, m)
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, c
    a(i, 1) = a(i + h, 1)
  end do
end subroutine fold
