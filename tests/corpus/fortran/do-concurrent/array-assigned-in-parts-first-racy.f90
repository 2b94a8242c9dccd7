! Claim: an array of which iterations define an element, and use others, is one for all of them. Source: Fortran 2018 §11.1.7.5 p4

subroutine products(n, m, x, y)
  implicit none
  integer, intent(in) :: n, m
  real, intent(in) :: x(m, n)
  real, intent(out) :: y(n)
  real :: row(m)
  integer :: j
  row = 0
  do concurrent (j = 1:n) !@ RACE
    row(1) = 2 * x(1, j) !@ race(row)
    y(j) = row(1) + row(2) !@ race(row)
  end do
end subroutine products
