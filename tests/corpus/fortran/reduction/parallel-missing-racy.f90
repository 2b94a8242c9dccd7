! Claim: every thread increments the shared counter. Source: OpenMP 5.2 §5.1.1. Output: depends on the team size
program team_size
  implicit none
  integer :: n
  n = 0
  !$omp parallel !@ RACE witness T<=2
  n = n + 1 !@ race(n)
  !$omp end parallel
  print *, n
end program team_size
