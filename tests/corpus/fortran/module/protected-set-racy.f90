! Claim: a protected variable that a procedure of its module sets may have any value where it is read. Source: Fortran 2018 §8.5.15
module widths
  implicit none
  integer, protected :: width = 1
contains
  subroutine widen(n)
    integer, intent(in) :: n
    width = n
  end subroutine widen
end module widths

subroutine scaled(x, n)
  use widths
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: x(n * n)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, n
    x(i) = x(i) + 1.0 !@ race(x)
    x(width * i) = 2.0 !@ race(x)
  end do
end subroutine scaled
