! Claim: without single every thread assigns the shared value. Source: semantics.md §3
program broadcast
  implicit none
  integer :: i, seed, v(24)
  !$omp parallel !@ RACE
  seed = 42 !@ race(seed)
  !$omp do
  do i = 1, 24
    v(i) = seed + i !@ race(seed)
  end do
  !$omp end parallel
  print *, sum(v)
end program broadcast
