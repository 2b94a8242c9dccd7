! Claim: the barrier of single orders the reset before the combinations. Source: OpenMP 5.2 §11.1, §5.5.8
program cleared
  implicit none
  integer :: i, s
  !$omp parallel !@ RACE_FREE
  !$omp single
  s = 0
  !$omp end single
  !$omp do reduction(+:s)
  do i = 1, 90
    s = s + i
  end do
  !$omp end do
  !$omp end parallel
  print *, s
end program cleared
