! Claim: the work array of the elimination is shared. Source: OpenMP 5.2 §5.1.1
subroutine thomas(n, m, a, b, c, d)
  implicit none
  integer, intent(in) :: n, m
  real(8), intent(in) :: a(n), b(n), c(n)
  real(8), intent(inout) :: d(n, m)
  real(8) :: cp(n), w
  integer :: i, k
  !$omp parallel do private(w, i) !@ RACE
  do k = 1, m
    cp(1) = c(1) / b(1) !@ race(cp)
    d(1, k) = d(1, k) / b(1)
    do i = 2, n
      w = b(i) - a(i) * cp(i-1) !@ race(cp)
      cp(i) = c(i) / w !@ race(cp)
      d(i, k) = (d(i, k) - a(i) * d(i-1, k)) / w
    end do
  end do
end subroutine thomas
