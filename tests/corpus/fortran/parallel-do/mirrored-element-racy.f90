! Claim: reversing in place over the whole range exchanges each pair twice. Source: semantics.md §10
program reverse_all
  implicit none
  integer, parameter :: m = 10
  integer :: list(m), i
  list = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  !$omp parallel do !@ RACE witness T<=2
  do i = 1, m
    list(i) = list(m + 1 - i) !@ race(list)
  end do
  print '(10i3)', list
end program reverse_all
