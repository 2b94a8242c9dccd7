! Claim: writes to i and to i + 10 over 30 iterations. Source: semantics.md §10
program offsets
  implicit none
  integer :: i, a(40)
  a = 0
  !$omp parallel do !@ RACE
  do i = 1, 30
    a(i) = i !@ race(a)
    a(i + 10) = -i !@ race(a)
  end do
  print *, sum(a)
end program offsets
