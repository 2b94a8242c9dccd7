! Claim: the transposed product scatters to the columns that the table lists, for rows that may overlap. Source: semantics.md §1
subroutine spmv_t(n, nnz, ptr, col, val, x, y)
  implicit none
  integer, intent(in) :: n, nnz, ptr(n + 1), col(nnz)
  real(8), intent(in) :: val(nnz), x(n)
  real(8), intent(inout) :: y(n)
  integer :: i, k
  !$omp parallel do private(k) !@ RACE
  do i = 1, n
    do k = ptr(i), ptr(i + 1) - 1
      y(col(k)) = y(col(k)) + val(k) * x(i) !@ race(y)
    end do
  end do
end subroutine spmv_t
