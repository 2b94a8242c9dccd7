! Claim: sections of strides 2 and 3 meet at every sixth element. Source: Fortran 2018 §9.5.3.3; semantics.md §10
program comb
  implicit none
  integer :: z(100)
  z = 0
  !$omp parallel sections !@ RACE
  !$omp section
  z(1:99:2) = 1 !@ race(z)
  !$omp section
  z(1:100:3) = 1 !@ race(z)
  !$omp end parallel sections
  print *, sum(z)
end program comb
