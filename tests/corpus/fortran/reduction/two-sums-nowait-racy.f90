! Claim: two loops that reduce the same variable without a barrier may combine at the same time. Source: OpenMP 5.2 §5.5.8
program two_sums
  implicit none
  integer :: i, s
  s = 0
  !$omp parallel !@ RACE
  !$omp do reduction(+:s) !@ race(s)
  do i = 1, 40
    s = s + i
  end do
  !$omp end do nowait
  !$omp do reduction(+:s) !@ race(s)
  do i = 1, 50
    s = s + 2 * i
  end do
  !$omp end do
  !$omp end parallel
  print *, s
end program two_sums
