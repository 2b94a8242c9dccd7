! Claim: a cancelled sections construct may execute both sections. Source: OpenMP 5.2 §11.3, §16.1
program p
  implicit none
  integer :: n
  n = 0
  !$omp parallel sections !@ RACE
  !$omp section
  n = n + 1 !@ race(n)
  !$omp cancel sections if(n > 5) !@ race(n)
  !$omp section
  n = n + 2 !@ race(n)
  !$omp end parallel sections
  print *, n > 0
end program p
