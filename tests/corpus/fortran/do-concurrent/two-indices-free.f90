! Claim: with two index names each pair is an iteration. Source: Fortran 2018 §11.1.7.4.2
subroutine outer(m, n, x, y, p)
  implicit none
  integer, intent(in) :: m, n
  real, intent(in) :: x(m), y(n)
  real, intent(out) :: p(m, n)
  integer :: i, j
  do concurrent (j = 1:n, i = 1:m) !@ RACE_FREE
    p(i, j) = x(i) * y(j)
  end do
end subroutine outer
