! Claim: a program that lets a subscript leave its dimension with all inputs does what it says. Source: Fortran 2018 §9.5.3.1 (each subscript is within its bounds)

subroutine fold(h, m, a)
  implicit none
  integer, intent(in) :: h, m
  real, intent(inout) :: a(2 * h, m)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 2 * h
    a(i, 1) = a(i + h, 1) !@ race(a)
  end do
end subroutine fold
