! Claim: an assignment to an allocatable of another shape allocates it anew. Source: Fortran 2018 §10.2.1.3 (p3)
program al
  implicit none
  integer, allocatable :: list(:)
  allocate (list(0))
  !$omp parallel sections !@ RACE
  !$omp section
  list = [1, 2, 3] !@ race(list)
  !$omp section
  list = [4, 5] !@ race(list)
  !$omp end parallel sections
  print *, size(list) > 0
end program al
