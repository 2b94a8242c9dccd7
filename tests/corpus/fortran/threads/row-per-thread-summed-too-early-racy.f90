! Claim: with nowait on the first loop the columns of others are summed while they are filled. Source: semantics.md §4
program buffers
  use omp_lib
  implicit none
  integer, parameter :: m = 5
  integer :: buf(m, 0:7), total(m), me, i, k
  buf = 0
  total = 0
  !$omp parallel private(me, k) num_threads(8) !@ RACE
  me = omp_get_thread_num()
  !$omp do
  do i = 1, 40
    buf(mod(i, m) + 1, me) = i !@ race(buf)
  end do
  !$omp end do nowait
  !$omp do
  do i = 1, m
    do k = 0, 7
      total(i) = total(i) + buf(i, k) !@ race(buf)
    end do
  end do
  !$omp end do
  !$omp end parallel
  print *, sum(total) > 0
end program buffers
