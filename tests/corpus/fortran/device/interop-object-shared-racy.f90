! Claim: interop writes its object. Source: OpenMP 5.2 §14.1; gfortran 12 does not have it.
program p
  use omp_lib
  implicit none
  integer(omp_interop_kind) :: o
  integer :: i, v(10)
  !$omp parallel !@ RACE
  !$omp interop init(targetsync: o) !@ race(o)
  !$omp end parallel
  print *, v(1)
end program
