! Claim: a second barrier orders the read before the write of the next step. Source: semantics.md §4
program steps
  implicit none
  integer :: t, mine, x
  x = 0
  !$omp parallel private(t, mine) !@ RACE_FREE
  do t = 1, 5
    !$omp master
    x = x + t
    !$omp end master
    !$omp barrier
    mine = x
    if (mine < 0) print *, mine
    !$omp barrier
  end do
  !$omp end parallel
  print *, x
end program steps
