! Claim: an error directive of severity warning goes on. Source: OpenMP 5.2 §8.5
program p
  implicit none
  integer :: s
  s = 0
  !$omp parallel !@ RACE
    !$omp error at(execution) severity(warning) message("go on")
  s = s + 1 !@ race(s)
  !$omp end parallel
  print *, s
end program
