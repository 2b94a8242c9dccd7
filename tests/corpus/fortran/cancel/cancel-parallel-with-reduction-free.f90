! Claim: cancel parallel with cancellation points. Source: OpenMP 5.2 §11.5
program p
  implicit none
  integer :: s
  s = 0
  !$omp parallel reduction(+:s) !@ RACE_FREE
    s = s + 1
    !$omp cancel parallel if(s > 4)
    !$omp cancellation point parallel
  !$omp end parallel
  print *, s
end program
