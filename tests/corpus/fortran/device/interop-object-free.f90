! Claim: interop writes its object. Source: OpenMP 5.2 §14.1; gfortran 12 does not have it.
program p
  use omp_lib
  implicit none
  integer(omp_interop_kind) :: o
  integer :: i, v(10)
  !$omp interop init(targetsync: o) nowait
  !$omp interop use(o)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    v(i) = i
  end do
  !$omp interop destroy(o)
  print *, v(1)
end program
