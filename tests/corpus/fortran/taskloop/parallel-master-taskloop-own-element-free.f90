! Claim: parallel master taskloop: each iteration has elements of its own. Source: OpenMP 5.2 §12.6, §17.2
program p
  implicit none
  integer :: i, u(100), v(0:99)
  u = 1
  v = 0
  !$omp parallel master taskloop !@ RACE_FREE
  do i = 1, 100
    v(i - 1) = v(i - 1) + u(i)
  end do
  !$omp end parallel master taskloop
  print *, v(1)
end program p
