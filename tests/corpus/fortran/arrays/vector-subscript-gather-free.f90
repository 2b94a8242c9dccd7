! Claim: a vector subscript on the right side gathers from what nobody writes. Source: Fortran 2018 §9.5.3.3.3
subroutine gather(n, m, list, x, y)
  implicit none
  integer, intent(in) :: n, m, list(4)
  real, intent(in) :: x(m)
  real, intent(out) :: y(n)
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, n
    y(i) = sum(x(list))
  end do
end subroutine gather
