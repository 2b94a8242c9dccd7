! Claim: a scalar that only one iteration writes is still read by all. Source: semantics.md §10
program threshold
  implicit none
  integer :: i, limit, v(40)
  limit = 10
  !$omp parallel do !@ RACE
  do i = 1, 40
    if (i == 20) limit = 15 !@ race(limit)
    v(i) = limit + i !@ race(limit)
  end do
  print *, sum(v)
end program threshold
