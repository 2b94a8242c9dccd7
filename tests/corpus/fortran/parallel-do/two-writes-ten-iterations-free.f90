! Claim: writes to i and to i + 10 over 10 iterations. Source: semantics.md §10
program offsets
  implicit none
  integer :: i, a(40)
  a = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    a(i) = i
    a(i + 10) = -i
  end do
  print *, sum(a)
end program offsets
