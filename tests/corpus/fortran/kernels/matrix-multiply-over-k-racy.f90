! Claim: distributed over the summed index all threads add to all of the result. Source: semantics.md §10
subroutine matmul_omp(n, a, b, c)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, n), b(n, n)
  real(8), intent(inout) :: c(n, n)
  integer :: i, j, k
  !$omp parallel do default(none) shared(a, b, c, n) private(i, j) !@ RACE
  do k = 1, n
    do j = 1, n
      do i = 1, n
        c(i, j) = c(i, j) + a(i, k) * b(k, j) !@ race(c)
      end do
    end do
  end do
end subroutine matmul_omp
