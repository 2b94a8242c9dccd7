! Claim: one thread fills the array, the others read it behind the barrier. Source: OpenMP 5.2 §11.1. Output: depends on the team size
program fill_all
  implicit none
  integer :: v(50), s
  s = 0
  !$omp parallel reduction(+:s) !@ RACE_FREE
  !$omp single
  v = 7
  !$omp end single
  s = s + sum(v)
  !$omp end parallel
  print *, s
end program fill_all
