! Claim: odd elements from even ones. Source: semantics.md §10
subroutine interleave(n, a)
  implicit none
  integer, intent(in) :: n
  integer, intent(inout) :: a(2 * n)
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, n
    a(2 * i - 1) = a(2 * i) + 1
  end do
end subroutine interleave
