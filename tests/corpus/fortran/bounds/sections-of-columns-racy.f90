! Claim: a section of the next column is read before that is written, or after. Source: Fortran 2018 §9.5.3.1 (each subscript is within its bounds)

subroutine shift(m, n, l, u, a)
  implicit none
  integer, intent(in) :: m, n, l, u
  real, intent(inout) :: a(m, n)
  integer :: k
  !$omp parallel do !@ RACE
  do k = 1, n - 1
    a(l:u, k) = 2.0 * a(l:u, k + 1) !@ race(a)
  end do
end subroutine shift
