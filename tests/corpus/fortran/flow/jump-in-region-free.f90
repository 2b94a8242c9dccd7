! Claim: a branch inside a region. Source: Fortran 2018 §11.2.2; OpenMP 5.2 §1.2.2
program inside
  use omp_lib
  implicit none
  integer :: me, a(0:63)
  a = 0
  !$omp parallel private(me) !@ RACE_FREE
  me = omp_get_thread_num()
  if (me > 62) goto 10
  a(me) = me
10 continue
  !$omp end parallel
  print *, a(0)
end program inside
