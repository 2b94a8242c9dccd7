! Claim: min(i, 15) is 15 for several iterations. Source: Fortran 2018 §16.9; semantics.md §2
program min_clamps
  implicit none
  integer :: i
  integer :: slot(1:20)
  slot = 0
  !$omp parallel do default(shared) !@ RACE
  do i = 1, 20
    slot(min(i, 15)) = slot(min(i, 15)) + i !@ race(slot)
  end do
  print *, slot
end program min_clamps
