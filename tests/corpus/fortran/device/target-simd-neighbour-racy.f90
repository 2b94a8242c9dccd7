! Claim: target simd: an iteration reads what the one before it writes. Source: OpenMP 5.2 §13.8, §10.4
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp target simd !@ RACE
  do i = 2, 100
    v(i) = v(i) + v(i - 1) !@ race(v)
  end do
  !$omp end target simd
  print *, v(1)
end program p
