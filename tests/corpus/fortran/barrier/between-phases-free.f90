! Claim: a barrier separates writing the own element from reading the neighbour's. Source: OpenMP 5.2 §15.3.1; semantics.md §4
program ring
  use omp_lib
  implicit none
  integer :: me, np, cell(0:7), got(0:7)
  got = 0
  !$omp parallel private(me, np) num_threads(8) !@ RACE_FREE
  me = omp_get_thread_num()
  np = omp_get_num_threads()
  cell(me) = me
  !$omp barrier
  got(me) = cell(mod(me + 1, np))
  !$omp end parallel
  print *, got(0) >= 0
end program ring
