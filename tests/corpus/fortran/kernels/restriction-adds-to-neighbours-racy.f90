! Claim: a fine cell adds to the coarse cell k/2. Source: semantics.md §10
subroutine restrict_add(n, f, c)
  implicit none
  integer, intent(in) :: n
  real, intent(in) :: f(0:2*n)
  real, intent(inout) :: c(0:n)
  integer :: k
  !$omp parallel do !@ RACE
  do k = 1, 2 * n - 1
    c(ishft(k, -1)) = c(ishft(k, -1)) + 0.5 * f(k) !@ race(c)
  end do
end subroutine restrict_add
