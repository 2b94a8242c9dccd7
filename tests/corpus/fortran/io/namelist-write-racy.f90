! Claim: a namelist output reads all variables of its group. Source: Fortran 2018 §8.9, §12.6.4.6
program nl
  implicit none
  integer :: n, m
  character(len=120) :: buf(4)
  namelist /grp/ n, m
  n = 1; m = 2
  !$omp parallel sections !@ RACE
  !$omp section
  write (buf, nml=grp) !@ race(m)
  !$omp section
  m = 3 !@ race(m)
  !$omp end parallel sections
  print *, n, m
end program nl
