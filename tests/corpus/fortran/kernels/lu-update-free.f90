! Claim: each step of an elimination updates the trailing columns, of which every thread has its own. Source: semantics.md §4, §10
program lu
  implicit none
  integer, parameter :: n = 8
  real(8) :: a(n, n)
  integer :: i, j, k
  a = 1d0
  do i = 1, n
    a(i, i) = 16d0
  end do
  do k = 1, n - 1
    a(k+1:n, k) = a(k+1:n, k) / a(k, k)
    !$omp parallel do private(i) !@ RACE_FREE
    do j = k + 1, n
      do i = k + 1, n
        a(i, j) = a(i, j) - a(i, k) * a(k, j)
      end do
    end do
  end do
  print '(f8.3)', a(n, n)
end program lu
