! Claim: target parallel do simd: an iteration reads what the one before it writes. Source: OpenMP 5.2 §13.8, §11.5.3
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp target parallel do simd !@ RACE
  do i = 2, 100
    v(i) = v(i) + v(i - 1) !@ race(v)
  end do
  !$omp end target parallel do simd
  print *, v(1)
end program p
