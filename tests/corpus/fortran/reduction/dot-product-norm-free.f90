! Claim: two sums in one clause. Source: OpenMP 5.2 §5.5.8
subroutine norms(n, x, y, xy, xx)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n), y(n)
  real(8), intent(out) :: xy, xx
  integer :: i
  xy = 0d0
  xx = 0d0
  !$omp parallel do schedule(static) reduction(+: xy, xx) !@ RACE_FREE
  do i = 1, n
    xy = xy + x(i) * y(i)
    xx = xx + x(i)**2
  end do
end subroutine norms
