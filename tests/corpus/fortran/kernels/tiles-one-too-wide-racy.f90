! Claim: tiles that are one wider than their distance overlap. Source: semantics.md §10
program tiles
  implicit none
  integer, parameter :: n = 12, b = 4
  integer :: t(n + 1, n), i, j, ib, jb
  t = 0
  !$omp parallel do collapse(2) private(i, j) !@ RACE
  do jb = 1, n, b
    do ib = 1, n, b
      do j = jb, jb + b - 1
        do i = ib, ib + b
          t(i, j) = t(i, j) + 1 !@ race(t)
        end do
      end do
    end do
  end do
  print *, sum(t)
end program tiles
