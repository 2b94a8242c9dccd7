! Claim: elements i and 2*i: the even ones are read by another iteration. Source: semantics.md §10
subroutine doubled(n, a)
  implicit none
  integer, intent(in) :: n
  integer, intent(inout) :: a(2 * n)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, n
    a(2 * i) = a(i) + 1 !@ race(a)
  end do
end subroutine doubled
