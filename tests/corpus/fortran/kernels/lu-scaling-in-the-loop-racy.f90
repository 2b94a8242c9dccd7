! Claim: when the distributed loop begins with the pivot column itself, others read it while it is scaled. Source: semantics.md §10
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
    !$omp parallel do private(i) !@ RACE
    do j = k, n
      do i = k + 1, n
        if (j == k) then
          a(i, k) = a(i, k) / a(k, k) !@ race(a)
        else
          a(i, j) = a(i, j) - a(i, k) * a(k, j) !@ race(a)
        end if
      end do
    end do
  end do
  print '(f8.3)', a(n, n)
end program lu
