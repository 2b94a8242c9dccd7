! Claim: a last dimension of 1 says nothing of how many columns there are. Source: Fortran 2018 §9.5.3.1 (each subscript is within its bounds)

subroutine old(lda, m, n, a)
  implicit none
  integer, intent(in) :: lda, m, n
  real, intent(inout) :: a(lda, 1)
  integer :: i, j
  !$omp parallel do private(i) !@ RACE_FREE
  do j = 1, n
    do i = 1, m
      a(i, j) = 0.0
    end do
  end do
end subroutine old
