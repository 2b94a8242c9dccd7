! Claim: a last dimension of 1 keeps no column from being used: programs of old wrote it for an assumed size. Source: Fortran 2018 §9.5.3.1 (each subscript is within its bounds)

subroutine old(lda, m, n, a)
  implicit none
  integer, intent(in) :: lda, m, n
  real, intent(inout) :: a(lda, 1)
  integer :: i, j
  !$omp parallel do private(i) !@ RACE
  do j = 1, n
    do i = 1, m
      a(i, j) = a(i, n + 1 - j) !@ race(a)
    end do
  end do
end subroutine old
