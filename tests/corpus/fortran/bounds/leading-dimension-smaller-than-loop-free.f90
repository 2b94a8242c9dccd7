! Claim: rows keep to the leading dimension that is declared, also where the loop has a bound of its own.
! Source: Fortran 2018 §9.5.3.1 (subscripts within bounds)
subroutine clear_block(m, n, lda, a)
  implicit none
  integer, intent(in) :: m, n, lda
  double precision, intent(inout) :: a(lda, *)
  integer :: i, j
!$omp parallel do private(i) !@ RACE_FREE
  do j = 1, n
    do i = 1, m
      a(i, j) = 0.0d0
    end do
  end do
end subroutine clear_block
