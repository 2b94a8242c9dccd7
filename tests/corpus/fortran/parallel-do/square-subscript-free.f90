! Claim: squares of positive numbers differ. Source: semantics.md §2
program squares
  implicit none
  integer :: i, a(100)
  a = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    a(i * i) = i
  end do
  print *, sum(a)
end program squares
