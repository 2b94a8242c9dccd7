! Claim: whole columns have the extents of their array. Source: Fortran 2018 §9.5.3.1 (each subscript is within its bounds)

module store
  implicit none
  real, allocatable :: a(:, :), b(:, :)
contains
  subroutine copy(n)
    integer, intent(in) :: n
    integer :: k
    !$omp parallel do !@ RACE_FREE
    do k = 1, n
      a(:, k) = b(:, k + 1)
    end do
  end subroutine copy
end module store
