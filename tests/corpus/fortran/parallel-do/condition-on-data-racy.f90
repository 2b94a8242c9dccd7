! Claim: whether the element is written depends on data, of which nothing is known. Source: semantics.md §1
subroutine mask_shift(n, m, a)
  implicit none
  integer, intent(in) :: n
  logical, intent(in) :: m(n)
  integer, intent(inout) :: a(n)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 2, n
    if (m(i)) a(i) = a(i-1) !@ race(a)
  end do
end subroutine mask_shift
