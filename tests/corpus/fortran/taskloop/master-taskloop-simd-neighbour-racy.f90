! Claim: master taskloop simd: an iteration reads what the one before it writes. Source: OpenMP 5.2 §12.6, §17.2
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp parallel !@ RACE
  !$omp master taskloop simd
  do i = 2, 100
    v(i) = v(i) + v(i - 1) !@ race(v)
  end do
  !$omp end master taskloop simd
  !$omp end parallel
  print *, v(1)
end program p
