! Claim: target parallel: a scalar with a copy for each thread. Source: OpenMP 5.2 §13.8, §5.4.4
program p
  implicit none
  integer :: n
  n = 0
  !$omp target parallel num_threads(2) firstprivate(n) !@ RACE_FREE
  n = n + 1
  !$omp end target parallel
  print *, n
end program p
