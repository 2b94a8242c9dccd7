! Claim: the index of a sequential loop in a teams construct is private. Source: OpenMP 5.2 §5.1.1
program league
  use omp_lib
  implicit none
  integer :: k, m(5, 0:3)
  m = 0
  !$omp teams num_teams(4) !@ RACE_FREE
  do k = 1, 5
    m(k, omp_get_team_num()) = k
  end do
  !$omp end teams
  print *, m(5, 0)
end program league
