! Claim: equivalenced variables are one storage. Source: Fortran 2018 §8.10.1
program eq
  implicit none
  integer :: a(10), b(5)
  equivalence (a(6), b(1))
  a = 0
  !$omp parallel sections !@ RACE
  !$omp section
  a(8) = 1 !@ race
  !$omp section
  b(3) = 2 !@ race
  !$omp end parallel sections
  print *, a(8) > 0
end program eq
