! Claim: a matrix of assumed shape is read one column further on. Source: Fortran 2018 §9.5.3.1 (each subscript is within its bounds)

module shapes
  implicit none
contains
  subroutine scale(m, n, a)
    integer, intent(in) :: m, n
    real, intent(inout) :: a(:, :)
    integer :: i, j
    !$omp parallel do private(i) !@ RACE
    do j = 1, n
      do i = 1, m
        a(i, j) = 2.0 * a(i, j + 1) !@ race(a)
      end do
    end do
  end subroutine scale
end module shapes
