! Claim: target teams: each team adds to the mapped scalar. Source: OpenMP 5.2 §13.8, §5.8.3
program p
  implicit none
  integer :: n
  n = 0
  !$omp target teams num_teams(2) map(tofrom: n) !@ RACE
  n = n + 1 !@ race(n)
  !$omp end target teams
  print *, n > 0
end program p
