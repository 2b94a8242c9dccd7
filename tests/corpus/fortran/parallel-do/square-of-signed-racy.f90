! Claim: squares of -i and i are equal. Source: semantics.md §2
program squares
  implicit none
  integer :: i, a(0:25)
  a = 0
  !$omp parallel do !@ RACE
  do i = -5, 5
    a(i**2) = i !@ race(a)
  end do
  print *, sum(a)
end program squares
