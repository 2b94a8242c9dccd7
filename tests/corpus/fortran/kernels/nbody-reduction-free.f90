! Claim: with the force array reduced, both ends may be updated. Source: OpenMP 5.2 §5.5.8
subroutine forces(n, x, f)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: f(n)
  real(8) :: d
  integer :: i, j
  !$omp parallel do private(j, d) reduction(+:f) schedule(dynamic, 32) !@ RACE_FREE
  do i = 1, n
    do j = i + 1, n
      d = x(j) - x(i)
      f(i) = f(i) + d
      f(j) = f(j) - d
    end do
  end do
end subroutine forces
