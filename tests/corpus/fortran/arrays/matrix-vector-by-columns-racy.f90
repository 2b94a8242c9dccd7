! Claim: distributed over columns, all threads add to all of y. Source: semantics.md §10
subroutine gemv(m, n, a, x, y)
  implicit none
  integer, intent(in) :: m, n
  real, intent(in) :: a(m, n), x(n)
  real, intent(inout) :: y(m)
  integer :: i, j
  !$omp parallel do private(i) !@ RACE
  do j = 1, n
    do i = 1, m
      y(i) = y(i) + a(i, j) * x(j) !@ race(y)
    end do
  end do
end subroutine gemv
