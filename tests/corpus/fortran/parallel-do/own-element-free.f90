! Claim: each iteration updates its own element. Source: semantics.md §10; OpenMP 5.2 §11.5.2
subroutine scale(n, alpha, x)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: alpha
  real(8), intent(inout) :: x(n)
  integer :: i

  !$omp parallel do !@ RACE_FREE
  do i = 1, n
    x(i) = alpha * x(i)
  end do
end subroutine scale
