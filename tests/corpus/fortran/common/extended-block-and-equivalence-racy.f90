! Claim: equivalence extends a common block: w(3) is the storage unit behind b. Source: Fortran 2018 §8.10.2.5
program ext
  implicit none
  integer :: a, b, w(4)
  common /blk/ a, b
  equivalence (a, w(1))
  w = 0
  !$omp parallel sections !@ RACE
  !$omp section
  b = 4 !@ race
  !$omp section
  w(2) = 5 !@ race
  !$omp end parallel sections
  print *, b > 0
end program ext
