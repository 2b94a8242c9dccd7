! Claim: each iteration has its element: columns are as long as their subscripts need, in a program that conforms.
! Source: Fortran 2018 §9.5.3.2; docs/decisions/0038
subroutine shift(c)
  implicit none
  integer, intent(inout) :: c(0:, 0:)
  integer :: i, j
  !$omp parallel do collapse(2) schedule(static, 1) num_threads(2) !@ RACE_FREE
  do i = 0, 2
    do j = 2, 4
      c(8 * i + j, j + 2) = c(8 * i + j, j + 2) + 1
    end do
  end do
end subroutine shift
