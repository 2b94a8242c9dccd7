! Claim: an array that each iteration assigns as a whole before it uses it is each iteration's own, without a locality. Source: Fortran 2018 §11.1.7.5 p4

subroutine products(n, m, x, y)
  implicit none
  integer, intent(in) :: n, m
  real, intent(in) :: x(m, n)
  real, intent(out) :: y(n)
  real :: row(m), part(4)
  integer :: j
  do concurrent (j = 1:n) !@ RACE_FREE
    row = 2 * x(:, j)
    part = 0
    part(1) = row(1)
    y(j) = sum(row) + part(1) + part(2)
  end do
end subroutine products
