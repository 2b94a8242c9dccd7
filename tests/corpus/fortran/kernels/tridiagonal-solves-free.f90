! Claim: many tridiagonal systems, each solved by one iteration with private coefficients. Source: OpenMP 5.2 §5.4.3
subroutine thomas(n, m, a, b, c, d)
  implicit none
  integer, intent(in) :: n, m
  real(8), intent(in) :: a(n), b(n), c(n)
  real(8), intent(inout) :: d(n, m)
  real(8) :: cp(n), w
  integer :: i, k
  if (n < 1) return
  !$omp parallel do private(cp, w, i) !@ RACE_FREE
  do k = 1, m
    cp(1) = c(1) / b(1)
    d(1, k) = d(1, k) / b(1)
    do i = 2, n
      w = b(i) - a(i) * cp(i-1)
      cp(i) = c(i) / w
      d(i, k) = (d(i, k) - a(i) * d(i-1, k)) / w
    end do
    do i = n - 1, 1, -1
      d(i, k) = d(i, k) - cp(i) * d(i+1, k)
    end do
  end do
end subroutine thomas
