! Claim: a reduction of a parallel region adds what each thread holds at the end. Source: OpenMP 5.2 §5.5.8. Output: depends on the team size
program team_size
  implicit none
  integer :: n
  n = 0
  !$omp parallel reduction(+:n) !@ RACE_FREE
  n = n + 1
  !$omp end parallel
  print *, n
end program team_size
