! Claim: a contention group of one thread has no races. Source: OpenMP 5.2 §13.3
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp target parallel do thread_limit(1) !@ RACE_FREE
  do i = 1, 100
    v(i) = v(i) + i
  end do
  print *, v(1)
end program p
