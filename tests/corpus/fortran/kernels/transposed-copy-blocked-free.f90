! Claim: a blocked transpose: each tile of the result belongs to one pair of block indices. Source: semantics.md §10
program tiles
  implicit none
  integer, parameter :: n = 12, b = 4
  integer :: a(n, n), t(n, n), i, j, ib, jb
  a = reshape([(i, i = 1, n * n)], [n, n])
  !$omp parallel do collapse(2) private(i, j) !@ RACE_FREE
  do jb = 1, n, b
    do ib = 1, n, b
      do j = jb, jb + b - 1
        do i = ib, ib + b - 1
          t(j, i) = a(i, j)
        end do
      end do
    end do
  end do
  print *, all(t == transpose(a))
end program tiles
