! Claim: cells of one antidiagonal depend on the two before it. Source: semantics.md §4, §10
program wavefront
  implicit none
  integer, parameter :: n = 9
  integer :: w(0:n, 0:n), d, i
  w = 1
  do d = 2, 2 * n
    !$omp parallel do !@ RACE_FREE
    do i = max(1, d - n), min(n, d - 1)
      w(i, d - i) = w(i - 1, d - i) + w(i, d - i - 1)
    end do
  end do
  print *, w(n, n)
end program wavefront
