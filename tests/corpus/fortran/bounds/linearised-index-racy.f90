! Claim: a subscript that is computed by hand leaves its row inside the one dimension that there is. Source: Fortran 2018 §9.5.3.1 (each subscript is within its bounds)

subroutine by_hand(n, a)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n * n)
  integer :: i, j
  !$omp parallel do private(i) !@ RACE
  do j = 1, n
    do i = 1, n
      a(i + (n - 1) * (j - 1)) = real(i) !@ race(a)
    end do
  end do
end subroutine by_hand
