! Claim: the reduction of a combined target construct. Source: OpenMP 5.2 §5.5.8, §17.2
program offload
  implicit none
  integer :: i, s, b(50)
  b = 4
  s = 0
  !$omp target teams distribute parallel do map(tofrom: s) reduction(+:s) !@ RACE_FREE
  do i = 1, 50
    s = s + b(i)
  end do
  !$omp end target teams distribute parallel do
  print *, s
end program offload
