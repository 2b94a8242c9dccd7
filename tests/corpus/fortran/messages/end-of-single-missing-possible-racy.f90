! Claim: how far a construct goes that no directive ends is not known: what follows may be in it. Source: OpenMP 5.2 §3.1. This is bad input.
program p
  implicit none
  integer :: s
  s = 0
  !$omp parallel !@ RACE
  !$omp single !@ message(syntax)
  print *, 'one'
  s = s + 1 !@ race(s) possible
  !$omp end parallel
  print *, s
end program p
