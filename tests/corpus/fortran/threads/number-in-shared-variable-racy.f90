! Claim: the thread number is stored in a shared variable. Source: OpenMP 5.2 §5.1.1, §18.2.4
program owners
  use omp_lib, only: omp_get_thread_num
  implicit none
  integer :: part(0:7), me
  part = 0
  !$omp parallel num_threads(8) !@ RACE
  me = omp_get_thread_num() !@ race(me)
  part(me) = 1 !@ race(me) race(part) possible
  !$omp end parallel
  print *, part(0) >= 0
end program owners
