! Claim: the value is taken to a private variable inside the critical section. Source: semantics.md §6
program tickets
  implicit none
  integer :: i, k, next, mine(30)
  next = 0
  !$omp parallel do private(k) !@ RACE_FREE
  do i = 1, 30
    !$omp critical
    next = next + 1
    k = next
    !$omp end critical
    mine(i) = k
  end do
  print *, next, sum(mine)
end program tickets
