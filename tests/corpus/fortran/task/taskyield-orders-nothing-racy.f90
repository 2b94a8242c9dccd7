! Claim: taskyield orders nothing. Source: OpenMP 5.2 §12.7
program p
  implicit none
  integer :: s
  s = 0
  !$omp parallel !@ RACE
  !$omp taskyield
  s = s + 1 !@ race(s)
  !$omp end parallel
  print *, s
end program
