! Claim: the region ends behind the update. Source: OpenMP 5.2 §3.1. Output: depends on the team size
program closed_end
  implicit none
  integer :: x
  x = 0
  !$omp parallel !@ RACE
  continue
  x = x + 1 !@ race(x)
  !$omp end parallel
  print *, x
end program closed_end
