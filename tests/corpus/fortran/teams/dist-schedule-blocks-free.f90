! Claim: equal static blocks of two loops belong to the same teams. Source: OpenMP 5.2 §11.6.1
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp teams num_teams(2) !@ RACE_FREE
  !$omp distribute dist_schedule(static)
  do i = 1, 100
    v(i) = v(i) + i
  end do
  !$omp end distribute
  !$omp distribute dist_schedule(static)
  do i = 1, 100
    v(i) = v(i) + i
  end do
  !$omp end distribute
  !$omp end teams
  print *, v(1)
end program p
