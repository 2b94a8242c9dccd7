! Claim: one thread executes the block. Source: OpenMP 5.2 §10.5
program p
  implicit none
  integer :: s
  s = 0
  !$omp parallel masked !@ RACE_FREE
  s = s + 1
  !$omp end parallel masked
  print *, s
end program
