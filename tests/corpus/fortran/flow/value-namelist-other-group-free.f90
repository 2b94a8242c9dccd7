! Claim: a namelist output reads its group alone. Source: Fortran 2018 §8.9
program nl
  implicit none
  integer :: n, m
  namelist /one/ n /two/ m
  n = 1; m = 2
  !$omp parallel sections !@ RACE_FREE
  !$omp section
  write (*, nml=one)
  !$omp section
  m = 3
  !$omp end parallel sections
  print *, n, m
end program nl
