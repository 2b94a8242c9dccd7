! Claim: subscripts of one dimension that are computed by hand are told by what they come to. Source: Fortran 2018 §9.5.3.1 (each subscript is within its bounds)

subroutine by_hand(n, a)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n * n)
  integer :: i, j
  !$omp parallel do private(i) !@ RACE_FREE
  do j = 1, n
    do i = 1, n
      a(i + n * (j - 1)) = real(i)
    end do
  end do
end subroutine by_hand
