! Claim: whole columns are copied from the neighbour that another thread writes. Source: Fortran 2018 §9.5.3.1 (each subscript is within its bounds)

module store
  implicit none
  real, allocatable :: a(:, :), b(:, :)
contains
  subroutine copy(n)
    integer, intent(in) :: n
    integer :: k
    !$omp parallel do !@ RACE
    do k = 1, n
      a(:, k) = a(:, k + 1) !@ race(a)
    end do
  end subroutine copy
end module store
