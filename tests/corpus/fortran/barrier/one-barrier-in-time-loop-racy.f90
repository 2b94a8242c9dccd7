! Claim: one barrier per step orders the write before the read, not the read before the next write. Source: semantics.md §4
program steps
  implicit none
  integer :: t, mine, x
  x = 0
  !$omp parallel private(t, mine) !@ RACE
  do t = 1, 5
    !$omp master
    x = x + t !@ race(x)
    !$omp end master
    !$omp barrier
    mine = x !@ race(x)
    if (mine < 0) stop 1
  end do
  !$omp end parallel
  print *, x
end program steps
