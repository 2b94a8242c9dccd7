! Claim: a namelist input may change all variables of its group, wherever statements add to it. Source: Fortran 2018 §8.9, §12.6.4.6
program nl
  implicit none
  integer :: n, m
  namelist /grp/ n
  namelist /grp/ m
  n = 1; m = 2
  !$omp parallel sections !@ RACE
  !$omp section
  read (*, grp) !@ race(m) possible
  !$omp section
  m = 3 !@ race(m) possible
  !$omp end parallel sections
  print *, n, m
end program nl
