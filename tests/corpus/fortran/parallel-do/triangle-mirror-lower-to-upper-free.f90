! Claim: copying the strict lower triangle to the upper one never reads what it writes. Source: semantics.md §10
subroutine mirror(n, s)
  integer, intent(in) :: n
  real(kind=8), intent(inout) :: s(n, n)
  integer :: i, j
!$omp parallel do private(i) !@ RACE_FREE
  do j = 2, n
    do i = 1, j - 1
      s(i, j) = s(j, i)
    end do
  end do
!$omp end parallel do
end subroutine mirror
