! Claim: the outer index is private in the region, the inner loop is distributed over rows. Source: OpenMP 5.2 §5.1.1; semantics.md §4
subroutine rows(m, n, a, s)
  implicit none
  integer, intent(in) :: m, n
  real, intent(in) :: a(m, n)
  real, intent(inout) :: s(m)
  integer :: i, j
  !$omp parallel !@ RACE_FREE
  do j = 1, n
    !$omp do schedule(static)
    do i = 1, m
      s(i) = s(i) + a(i, j)
    end do
    !$omp end do nowait
  end do
  !$omp end parallel
end subroutine rows
