! Claim: a matrix product distributed over the columns of the result. Source: semantics.md §10; OpenMP 5.2 §5.1.1
subroutine matmul_omp(n, a, b, c)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, n), b(n, n)
  real(8), intent(out) :: c(n, n)
  integer :: i, j, k
  !$omp parallel do default(none) shared(a, b, c, n) private(i, k) !@ RACE_FREE
  do j = 1, n
    c(:, j) = 0d0
    do k = 1, n
      do i = 1, n
        c(i, j) = c(i, j) + a(i, k) * b(k, j)
      end do
    end do
  end do
end subroutine matmul_omp
