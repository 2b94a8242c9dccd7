! Claim: target teams distribute simd: an iteration reads what the one before it writes. Source: OpenMP 5.2 §13.8, §11.6
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp target teams distribute simd !@ RACE
  do i = 2, 100
    v(i) = v(i) + v(i - 1) !@ race(v)
  end do
  !$omp end target teams distribute simd
  print *, v(1)
end program p
