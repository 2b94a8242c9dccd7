! Claim: without a barrier the neighbour's element may not be written yet. Source: semantics.md §4
program ring
  use omp_lib
  implicit none
  integer :: me, np, cell(0:7), got(0:7)
  got = 0
  !$omp parallel private(me, np) num_threads(8) !@ RACE
  me = omp_get_thread_num()
  np = omp_get_num_threads()
  cell(me) = me !@ race(cell)
  got(me) = cell(mod(me + 1, np)) !@ race(cell)
  !$omp end parallel
  print *, got(0) >= 0
end program ring
