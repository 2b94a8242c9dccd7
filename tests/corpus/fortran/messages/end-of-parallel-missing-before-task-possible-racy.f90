! Claim: a task behind a directive that none ends is not judged as if no team executed it. Source: OpenMP 5.2 §3.1. This is bad input.
program p
  implicit none
  integer :: s
  s = 0
  !$omp parallel !@ RACE message(syntax)
  continue
  !$omp task shared(s)
  s = s + 1 !@ race(s) possible
  !$omp end task
  print *, 'end'
end program p
