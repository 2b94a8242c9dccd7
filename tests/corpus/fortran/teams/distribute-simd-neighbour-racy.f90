! Claim: distribute simd: an iteration reads what the one before it writes. Source: OpenMP 5.2 §11.6
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp teams num_teams(2) !@ RACE
  !$omp distribute simd
  do i = 2, 100
    v(i) = v(i) + v(i - 1) !@ race(v)
  end do
  !$omp end distribute simd
  !$omp end teams
  print *, v(1)
end program p
