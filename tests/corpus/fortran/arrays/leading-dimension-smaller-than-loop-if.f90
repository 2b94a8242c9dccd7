! Claim: with a leading dimension of its own, rows run into the next column where m > lda: undefined, so a condition.
! Source: Fortran 2018 §9.5.3.1 (subscripts within bounds); semantics.md §9
subroutine clear_block(m, n, lda, a)
  implicit none
  integer, intent(in) :: m, n, lda
  double precision, intent(inout) :: a(lda, *)
  integer :: i, j
!$omp parallel do private(i) !@ RACE_FREE_IF(in-bounds a)
  do j = 1, n
    do i = 1, m
      a(i, j) = 0.0d0
    end do
  end do
end subroutine clear_block
