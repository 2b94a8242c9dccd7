! Claim: blocks of equal length from the thread number. Source: OpenMP 5.2 §18.2.4; semantics.md §3
program by_hand
  use omp_lib
  implicit none
  integer, parameter :: n = 100
  integer :: x(n), me, nt, lo, hi, i
  !$omp parallel private(me, nt, lo, hi, i) shared(x) !@ RACE_FREE
  me = omp_get_thread_num()
  nt = omp_get_num_threads()
  lo = me * n / nt + 1
  hi = (me + 1) * n / nt
  do i = lo, hi
    x(i) = i
  end do
  !$omp end parallel
  print *, sum(x)
end program by_hand
