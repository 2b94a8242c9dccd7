! Claim: a sparse product writes one element for each row. Source: semantics.md §10
subroutine spmv(n, nnz, ptr, col, val, x, y)
  implicit none
  integer, intent(in) :: n, nnz, ptr(n + 1), col(nnz)
  real(8), intent(in) :: val(nnz), x(n)
  real(8), intent(out) :: y(n)
  real(8) :: t
  integer :: i, k
  !$omp parallel do private(t, k) schedule(guided, 16) !@ RACE_FREE
  do i = 1, n
    t = 0d0
    do k = ptr(i), ptr(i + 1) - 1
      t = t + val(k) * x(col(k))
    end do
    y(i) = t
  end do
end subroutine spmv
