! Claim: a type that contains itself has no layout, and the rest of the file is judged. Source: Fortran 2018 §7.5.4.1. This is bad input.
subroutine s(n, z)
  implicit none
  type t
    integer :: k
    type(t) :: x !@ message(syntax)
  end type t
  integer, intent(in) :: n
  type(t), intent(inout) :: z(n)
  integer :: i
  !$omp parallel do !@ UNKNOWN(unmodelled-pointer)
  do i = 1, n
    z(i)%k = 1
  end do
end subroutine s

subroutine other(n, x)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: x(n)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 2, n
    x(i) = x(i - 1) !@ race(x)
  end do
end subroutine other
