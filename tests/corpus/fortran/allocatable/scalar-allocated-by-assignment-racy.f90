! Claim: an assignment allocates a scalar that is not allocated. Source: Fortran 2018 §10.2.1.3 (p3)
program al
  implicit none
  integer, allocatable :: s
  !$omp parallel sections !@ RACE
  !$omp section
  s = 1 !@ race(s) possible
  !$omp section
  s = 2 !@ race(s) possible
  !$omp end parallel sections
  print *, s > 0
end program al
