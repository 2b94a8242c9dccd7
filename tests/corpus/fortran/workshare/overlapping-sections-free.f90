! Claim: in a workshare the right side is read before the left side is written, as always. Source: OpenMP 5.2 §11.4; Fortran 2018 §10.2.1.3
! gfortran 12 compiles it wrongly: it copies forwards within the array.
program ws
  implicit none
  integer :: i, a(60)
  a = [(i, i = 1, 60)]
!$omp parallel workshare default(shared) !@ RACE_FREE
  a(2:60) = a(1:59)
!$omp end parallel workshare
  print *, a(60)
end program ws
