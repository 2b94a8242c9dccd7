! Claim: the element behind the own one is that of the next thread. Source: OpenMP 5.2 §18.2.4; semantics.md §3
program owners
  use omp_lib, only: omp_get_thread_num
  implicit none
  integer :: part(0:8), me
  part = 0
  !$omp parallel num_threads(8) private(me) !@ RACE witness T<=2
  me = omp_get_thread_num()
  part(me) = 1 !@ race(part)
  part(me + 1) = 2 !@ race(part)
  !$omp end parallel
  print *, part(0) >= 0
end program owners
