! Claim: what an element leads to that is passed for an array reaches into the next step over the last dimension: where the block is longer
! than what is there, and where it takes two steps itself. Source: semantics.md §3; Fortran 2018 §15.5.2.11
module cells
  implicit none
  integer, parameter :: width = 5
  real, allocatable :: value(:, :, :)
contains
  subroutine clear(cell)
    real, intent(inout) :: cell(width, width)
    integer :: i, j
    do j = 1, width
      do i = 1, width
        cell(i, j) = 0 !@ race
      end do
    end do
  end subroutine

  subroutine clear_all(n)
    integer, intent(in) :: n
    integer :: k
    !$omp parallel do !@ RACE
    do k = 1, n
      call clear(value(1, 1, k))
      call clear(value(1, 1, k + 1))
    end do
  end subroutine

  subroutine clear_short(n, short)
    integer, intent(in) :: n
    real, intent(inout) :: short(4, width, n)
    integer :: k
    !$omp parallel do !@ RACE
    do k = 1, n - 1
      call clear(short(1, 1, k))
    end do
  end subroutine
end module
