! Claim: an element that is passed for an array of two dimensions leads to what the procedure uses of it; where the shape of the actual array is an input
! each step over its last dimension has to lead over all of that. Source: semantics.md §3; Fortran 2018 §15.5.2.11
module cells
  implicit none
  integer, parameter :: width = 5
contains
  subroutine clear(cell, first)
    real, intent(inout) :: cell(width, width)
    integer, intent(in) :: first
    integer :: i, j, from
    from = 1
    if (first == 2) from = width
    do j = from, width
      do i = 1, width
        cell(i, j) = 0
      end do
    end do
  end subroutine

  subroutine clear_all(m, n, value)
    integer, intent(in) :: m, n
    real, intent(inout) :: value(m, m, n)
    integer :: k
    !$omp parallel do !@ RACE_FREE_IF(stride m)
    do k = 1, n
      call clear(value(1, 1, k), 1)
    end do
  end subroutine

  subroutine clear_some(l, m, n, other, first)
    integer, intent(in) :: l, m, n, first
    real, intent(inout) :: other(l, m, n)
    integer :: k
    !$omp parallel do !@ RACE_FREE_IF(stride m l)
    do k = 1, n
      call clear(other(1, 1, k), first)
    end do
  end subroutine
end module
