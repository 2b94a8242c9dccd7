! Claim: a triangular nest that reads the transposed element meets it in another column. Source: semantics.md §3, §10
program symmetric
  implicit none
  integer, parameter :: n = 12
  integer :: i, j
  integer :: t(n, n)
  t = 1
  !$omp parallel do private(i) schedule(guided) !@ RACE
  do j = 1, n
    do i = 1, n
      t(i, j) = t(j, i) + i !@ race(t)
    end do
  end do
  !$omp end parallel do
  print *, t(n, 1)
end program symmetric
