! Claim: a column of a private buffer matrix for each thread, summed after the barrier. Source: semantics.md §3, §4
program buffers
  use omp_lib
  implicit none
  integer, parameter :: m = 5
  integer :: buf(m, 0:7), total(m), me, i, k
  buf = 0
  total = 0
  !$omp parallel private(me, k) num_threads(8) !@ RACE_FREE
  me = omp_get_thread_num()
  !$omp do
  do i = 1, 40
    buf(mod(i, m) + 1, me) = buf(mod(i, m) + 1, me) + i
  end do
  !$omp end do
  !$omp do
  do i = 1, m
    do k = 0, 7
      total(i) = total(i) + buf(i, k)
    end do
  end do
  !$omp end do
  !$omp end parallel
  print *, total
end program buffers
