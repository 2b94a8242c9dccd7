! Claim: a block that begins with the last element of the one before. Source: OpenMP 5.2 §18.2.4; semantics.md §3
program by_hand
  use omp_lib
  implicit none
  integer, parameter :: n = 100
  integer :: x(0:n), me, nt, lo, hi, i
  x(0) = 0
  !$omp parallel private(me, nt, lo, hi, i) shared(x) !@ RACE
  me = omp_get_thread_num()
  nt = omp_get_num_threads()
  lo = me * n / nt
  hi = (me + 1) * n / nt
  do i = lo, hi
    x(i) = i !@ race(x)
  end do
  !$omp end parallel
  print *, sum(x)
end program by_hand
