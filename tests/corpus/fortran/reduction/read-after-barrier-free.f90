! Claim: behind the loop's barrier the sum is complete. Source: OpenMP 5.2 §5.5.8. Output: depends on the team size
program in_time
  implicit none
  integer :: i, s, seen
  s = 0
  seen = 0
  !$omp parallel !@ RACE_FREE
  !$omp do reduction(+:s)
  do i = 1, 90
    s = s + i
  end do
  !$omp end do
  !$omp atomic
  seen = seen + s
  !$omp end parallel
  print *, seen > 0
end program in_time
