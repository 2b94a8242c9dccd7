! Claim: a variable that is the index of no loop in the region is shared, though it is of loops elsewhere. Source: OpenMP 5.2 §5.1.1
program reused
  implicit none
  integer :: i, j, a(10)
  do j = 1, 10
    a(j) = j
  end do
  !$omp parallel do !@ RACE
  do i = 1, 10
    j = 11 - i !@ race(j)
    a(i) = j !@ race(j)
  end do
  print *, a(1)
end program reused
