! Claim: a write in one iteration alone meets nothing where nobody reads. Source: semantics.md §10
program mark_found
  implicit none
  integer :: i, at
  at = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 25
    if (i == 13) at = i
  end do
  print *, at
end program mark_found
