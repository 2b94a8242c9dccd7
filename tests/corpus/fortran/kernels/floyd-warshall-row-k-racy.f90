! Claim: shortest paths in one matrix: column k and row k are read by all and written by one. Source: semantics.md §10
! (the values do not change, but the writes are there)
program fw
  implicit none
  integer, parameter :: n = 6
  integer :: d(n, n), i, j, k
  d = 20
  do i = 1, n
    d(i, i) = 0
    d(i, mod(i, n) + 1) = i
  end do
  do k = 1, n
    !$omp parallel do private(i) !@ RACE
    do j = 1, n
      do i = 1, n
        d(i, j) = min(d(i, j), d(i, k) + d(k, j)) !@ race(d)
      end do
    end do
  end do
  print *, sum(d)
end program fw
