! Claim: the reaction is subtracted from the other particle, which another iteration updates. Source: semantics.md §10
subroutine forces(n, x, f)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: f(n)
  real(8) :: d
  integer :: i, j
  !$omp parallel do private(j, d) schedule(dynamic, 32) !@ RACE
  do i = 1, n
    do j = i + 1, n
      d = x(j) - x(i)
      f(i) = f(i) + d !@ race(f)
      f(j) = f(j) - d !@ race(f)
    end do
  end do
end subroutine forces
