! Claim: the row sum is a shared scalar. Source: OpenMP 5.2 §5.1.1
subroutine spmv(n, nnz, ptr, col, val, x, y)
  implicit none
  integer, intent(in) :: n, nnz, ptr(n + 1), col(nnz)
  real(8), intent(in) :: val(nnz), x(n)
  real(8), intent(out) :: y(n)
  real(8) :: t
  integer :: i, k
  !$omp parallel do private(k) schedule(guided, 16) !@ RACE
  do i = 1, n
    t = 0d0 !@ race(t)
    do k = ptr(i), ptr(i + 1) - 1
      t = t + val(k) * x(col(k)) !@ race(t)
    end do
    y(i) = t !@ race(t)
  end do
end subroutine spmv
