! Claim: target teams: a scalar with a copy for each team. Source: OpenMP 5.2 §13.8, §5.4.4
program p
  implicit none
  integer :: n
  n = 0
  !$omp target teams num_teams(2) firstprivate(n) !@ RACE_FREE
  n = n + 1
  !$omp end target teams
  print *, n
end program p
