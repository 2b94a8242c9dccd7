! Claim: exchanging over half of the range touches each pair once. Source: semantics.md §10
program reverse_half
  implicit none
  integer, parameter :: m = 10
  integer :: list(m), i, tmp
  list = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  !$omp parallel do private(tmp) !@ RACE_FREE
  do i = 1, m / 2
    tmp = list(i)
    list(i) = list(m + 1 - i)
    list(m + 1 - i) = tmp
  end do
  print '(10i3)', list
end program reverse_half
