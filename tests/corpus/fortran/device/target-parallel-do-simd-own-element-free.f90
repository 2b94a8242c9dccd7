! Claim: target parallel do simd: each iteration has elements of its own. Source: OpenMP 5.2 §13.8, §11.5.3
program p
  implicit none
  integer :: i, u(100), v(0:99)
  u = 1
  v = 0
  !$omp target parallel do simd !@ RACE_FREE
  do i = 1, 100
    v(i - 1) = v(i - 1) + u(i)
  end do
  !$omp end target parallel do simd
  print *, v(1)
end program p
