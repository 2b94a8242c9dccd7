! Claim: the same recurrence distributed over one of its loops. Source: semantics.md §10
program wavefront
  implicit none
  integer, parameter :: n = 9
  integer :: w(0:n, 0:n), i, j
  w = 1
  !$omp parallel do private(i) !@ RACE
  do j = 1, n
    do i = 1, n
      w(i, j) = w(i - 1, j) + w(i, j - 1) !@ race(w)
    end do
  end do
  print *, w(1, 1)
end program wavefront
