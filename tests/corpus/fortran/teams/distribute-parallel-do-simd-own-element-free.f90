! Claim: distribute parallel do simd: each iteration has elements of its own. Source: OpenMP 5.2 §11.6
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp teams num_teams(2) !@ RACE_FREE
  !$omp distribute parallel do simd
  do i = 1, 100
    v(i) = v(i) + i
  end do
  !$omp end distribute parallel do simd
  !$omp end teams
  print *, v(1)
end program p
