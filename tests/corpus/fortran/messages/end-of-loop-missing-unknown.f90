! Claim: a loop without an end goes to the end of its unit, and the units behind it are judged.
! Source: Fortran 2018 §11.1.7.2. This is bad input.
subroutine first(n, v)
  implicit none
  integer, intent(in) :: n
  integer, intent(inout) :: v(n)
  integer :: i
  !$omp parallel do !@ UNKNOWN(parse-problem)
  do i = 2, n
    v(i) = v(i - 1) + 1
end subroutine first !@ message(syntax)

subroutine second(n, v)
  implicit none
  integer, intent(in) :: n
  integer, intent(inout) :: v(n)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 2, n
    v(i) = v(i - 1) + 1 !@ race(v)
  end do
end subroutine second
