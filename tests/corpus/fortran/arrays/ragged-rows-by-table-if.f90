! Claim: rows of a sparse matrix begin where a table says: they do not meet where the table increases. Source: semantics.md §9; gap table
subroutine csr_scale(n, ptr, val)
  implicit none
  integer, intent(in) :: n, ptr(n + 1)
  real, intent(inout) :: val(*)
  integer :: i, k
  !$omp parallel do private(k) !@ RACE_FREE_IF(monotone ptr)
  do i = 1, n
    do k = ptr(i), ptr(i + 1) - 1
      val(k) = 2.0 * val(k)
    end do
  end do
end subroutine csr_scale
