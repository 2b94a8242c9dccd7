! Claim: the loops may be those of another size than the dummy argument's, which their subscripts keep to all the same. Source: Fortran 2018 §9.5.3.1 (each subscript is within its bounds)

subroutine add(lda, m, n, a)
  implicit none
  integer, intent(in) :: lda, m, n
  double precision, intent(inout) :: a(lda, *)
  integer :: i, j
  !$omp parallel do private(i) !@ RACE_FREE
  do j = 1, n
    do i = 1, m
      a(i, j) = a(i, j) + 1.0d0
    end do
  end do
end subroutine add
