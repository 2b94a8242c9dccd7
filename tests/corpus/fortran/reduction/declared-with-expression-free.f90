! Claim: a declared reduction of a derived type has a copy for each thread. Source: OpenMP 5.2 §5.5.11
program box
  implicit none
  type :: extent
    integer :: lo = huge(1), hi = -huge(1)
  end type extent
  !$omp declare reduction(widen : extent : &
  !$omp&   omp_out = extent(min(omp_out%lo, omp_in%lo), max(omp_out%hi, omp_in%hi)))
  type(extent) :: e
  integer :: i, x
  !$omp parallel do reduction(widen : e) private(x) !@ RACE_FREE
  do i = 1, 40
    x = mod(7 * i, 41)
    e%lo = min(e%lo, x)
    e%hi = max(e%hi, x)
  end do
  print *, e%lo, e%hi
end program box
