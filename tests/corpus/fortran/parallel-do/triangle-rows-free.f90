! Claim: a triangular nest whose outer loop is distributed writes columns of its own. Source: semantics.md §3, §10
program triangle
  implicit none
  integer, parameter :: n = 12
  integer :: i, j
  integer :: t(n, n)
  t = 0
  !$omp parallel do private(i) schedule(guided) !@ RACE_FREE
  do j = 1, n
    do i = j, n
      t(i, j) = i - j
    end do
  end do
  !$omp end parallel do
  print *, sum(t)
end program triangle
