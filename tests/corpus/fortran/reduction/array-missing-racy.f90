! Claim: bins of a shared array are hit by several iterations. Source: semantics.md §10
program histogram
  implicit none
  integer :: i, h(0:4)
  h = 0
  !$omp parallel do !@ RACE
  do i = 1, 100
    h(mod(i * i, 5)) = h(mod(i * i, 5)) + 1 !@ race(h)
  end do
  print *, h
end program histogram
