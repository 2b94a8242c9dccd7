! Claim: iterations that differ in i alone define the same element. Source: Fortran 2018 §11.1.7.5
subroutine outer(m, n, x, y, p)
  implicit none
  integer, intent(in) :: m, n
  real, intent(in) :: x(m), y(n)
  real, intent(inout) :: p(n)
  integer :: i, j
  do concurrent (j = 1:n, i = 1:m) !@ RACE
    p(j) = p(j) + x(i) * y(j) !@ race(p)
  end do
end subroutine outer
