! Claim: two components of a shared object are changed by all iterations. Source: semantics.md §9
program box
  implicit none
  type :: extent
    integer :: lo = huge(1), hi = -huge(1)
  end type extent
  type(extent) :: e
  integer :: i, x
  !$omp parallel do private(x) !@ RACE
  do i = 1, 40
    x = mod(7 * i, 41)
    e%lo = min(e%lo, x) !@ race(e)
    e%hi = max(e%hi, x) !@ race(e)
  end do
  print *, e%lo, e%hi
end program box
