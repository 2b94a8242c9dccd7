! Claim: the host waits for the target task before it uses the array. Source: OpenMP 5.2 §13.8, §15.5
program async
  implicit none
  integer :: i, v(30)
  v = 1
  !$omp target map(tofrom: v) nowait !@ RACE_FREE
  do i = 1, 30
    v(i) = v(i) + i
  end do
  !$omp end target
  !$omp taskwait
  v(3) = 0
  print *, sum(v)
end program async
