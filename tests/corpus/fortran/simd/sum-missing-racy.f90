! Claim: lanes add to one variable. Source: OpenMP 5.2 §10.4; semantics.md §7
program dot
  implicit none
  integer :: i
  integer :: s, x(48), y(48)
  x = 2
  y = 3
  s = 0
  !$omp simd !@ RACE
  do i = 1, 48
    s = s + x(i) * y(i) !@ race(s)
  end do
  print *, s
end program dot
