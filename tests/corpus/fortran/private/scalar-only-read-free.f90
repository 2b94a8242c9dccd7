! Claim: shared scalars that nobody writes are no race. Source: semantics.md §10
program threshold
  implicit none
  integer :: i, limit, v(40)
  real, parameter :: pi = 3.14
  limit = 10
  !$omp parallel do !@ RACE_FREE
  do i = 1, 40
    v(i) = min(limit, i) + int(pi)
  end do
  print *, sum(v)
end program threshold
