! Claim: what the caller passes for a matrix of assumed shape has the extents that it has, and subscripts keep to them. Source: Fortran 2018 §9.5.3.1 (each subscript is within its bounds)

module shapes
  implicit none
contains
  subroutine scale(m, n, a)
    integer, intent(in) :: m, n
    real, intent(inout) :: a(:, :)
    integer :: i, j
    !$omp parallel do private(i) !@ RACE_FREE
    do j = 1, n
      do i = 1, m
        a(i, j) = 2.0 * a(i, j)
      end do
    end do
  end subroutine scale
end module shapes
