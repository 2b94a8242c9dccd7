! Claim: what stands behind an error directive at execution is never reached. Source: OpenMP 5.2 §8.5
program p
  implicit none
  integer :: s
  s = 0
  !$omp parallel !@ RACE_FREE
  if (.true.) then
    !$omp error at(execution) severity(fatal) message("stop")
  end if
  s = s + 1
  !$omp end parallel
  print *, s
end program
