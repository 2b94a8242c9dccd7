! Claim: the target of the capture is written plainly. Source: OpenMP 5.2 §15.8.4; semantics.md §6
program ticket
  implicit none
  integer :: i, next, mine
  next = 0
  !$omp parallel do !@ RACE
  do i = 1, 30
    !$omp atomic capture
    mine = next !@ race(mine)
    next = next + i
    !$omp end atomic
  end do
  print *, next, mine > 0
end program ticket
