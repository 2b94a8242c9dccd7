! Claim: an explicit shape of dummy arguments is a dense matrix. Source: Fortran 2018 §8.5.8.2
subroutine gemv(m, n, a, x, y)
  implicit none
  integer, intent(in) :: m, n
  real, intent(in) :: a(m, n), x(n)
  real, intent(inout) :: y(m)
  integer :: i, j
  !$omp parallel do private(j) !@ RACE_FREE
  do i = 1, m
    do j = 1, n
      y(i) = y(i) + a(i, j) * x(j)
    end do
  end do
end subroutine gemv
