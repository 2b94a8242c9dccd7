! Claim: comparing all neighbours in one loop. Source: semantics.md §10
program bubble
  implicit none
  integer, parameter :: n = 12
  integer :: v(n), i, t
  v = [(n - i, i = 1, n)]
  !$omp parallel do private(t) !@ RACE
  do i = 1, n - 1
    t = max(v(i), v(i+1)) !@ race(v)
    v(i) = min(v(i), v(i+1)) !@ race(v)
    v(i+1) = t !@ race(v)
  end do
  print *, v(n)
end program bubble
