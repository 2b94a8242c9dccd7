! Claim: code directly in teams is executed by each team. Source: OpenMP 5.2 §10.2; semantics.md §3
program league
  implicit none
  integer :: n
  n = 0
  !$omp teams num_teams(4) !@ RACE
  n = n + 1 !@ race(n)
  !$omp end teams
  print *, n > 0
end program league
