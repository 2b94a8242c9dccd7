! Claim: sections of stride 2 from 1 and from 2 have no element in common. Source: Fortran 2018 §9.5.3.3
program comb
  implicit none
  integer :: z(100), k
  z = 0
  !$omp parallel sections !@ RACE_FREE
  !$omp section
  z(1:99:2) = 1
  !$omp section
  z(2:100:2) = [(k, k = 1, 50)]
  !$omp end parallel sections
  print *, sum(z)
end program comb
