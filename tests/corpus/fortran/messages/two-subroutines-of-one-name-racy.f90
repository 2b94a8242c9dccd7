! Claim: of two procedures of one name the regions of both are judged. Source: Fortran 2018 §19.2. This is bad input.
subroutine sweep(n, x)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: x(n)
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, n
    x(i) = x(i) + 1
  end do
end subroutine sweep

subroutine sweep(n, x) !@ message(syntax)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: x(n)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 2, n
    x(i) = x(i - 1) !@ race(x)
  end do
end subroutine sweep
