! Claim: each particle sums the forces of all others on itself. Source: semantics.md §10
subroutine forces(n, x, f)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(3, n)
  real(8), intent(out) :: f(3, n)
  real(8) :: d(3), r2
  integer :: i, j
  !$omp parallel do private(j, d, r2) schedule(dynamic, 32) !@ RACE_FREE
  do i = 1, n
    f(:, i) = 0d0
    do j = 1, n
      if (i == j) cycle
      d = x(:, j) - x(:, i)
      r2 = dot_product(d, d)
      f(:, i) = f(:, i) + d / (r2 * sqrt(r2))
    end do
  end do
end subroutine forces
