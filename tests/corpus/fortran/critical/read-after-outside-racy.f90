! Claim: a counter that is changed in a critical section is read outside of it. Source: semantics.md §6
program tickets
  implicit none
  integer :: i, next, mine(30)
  next = 0
  !$omp parallel do !@ RACE
  do i = 1, 30
    !$omp critical
    next = next + 1 !@ race(next)
    !$omp end critical
    mine(i) = next !@ race(next)
  end do
  print *, next, size(mine)
end program tickets
