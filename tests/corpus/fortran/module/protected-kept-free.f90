! Claim: a protected variable that its module does not change keeps its first value wherever it is read. Source: Fortran 2018 §8.5.15
module widths
  implicit none
  integer, protected :: width = 1
end module widths

subroutine scaled(x, n)
  use widths
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: x(n)
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, n
    x(i) = x(i) + 1.0
    x(width * i) = 2.0
  end do
end subroutine scaled
