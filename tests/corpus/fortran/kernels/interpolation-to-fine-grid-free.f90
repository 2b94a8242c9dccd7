! Claim: a coarse cell writes its two fine cells. Source: semantics.md §10
subroutine prolong(n, c, f)
  implicit none
  integer, intent(in) :: n
  real, intent(in) :: c(0:n)
  real, intent(inout) :: f(0:2*n)
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 0, n - 1
    f(2*i) = f(2*i) + c(i)
    f(2*i + 1) = f(2*i + 1) + 0.5 * (c(i) + c(i+1))
  end do
end subroutine prolong
