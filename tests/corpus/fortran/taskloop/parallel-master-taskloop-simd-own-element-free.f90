! Claim: parallel master taskloop simd: each iteration has elements of its own. Source: OpenMP 5.2 §12.6, §17.2
program p
  implicit none
  integer :: i, u(100), v(0:99)
  u = 1
  v = 0
  !$omp parallel master taskloop simd !@ RACE_FREE
  do i = 1, 100
    v(i - 1) = v(i - 1) + u(i)
  end do
  !$omp end parallel master taskloop simd
  print *, v(1)
end program p
