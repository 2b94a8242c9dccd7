! Claim: the index of a simd loop is private in the parallel construct around it as that of any other loop: what the lanes write back
! goes to the thread's own. Source: OpenMP 5.2 §5.1.1 (loop iteration variables inside parallel constructs), §5.4.6
program packed
  use omp_lib
  implicit none
  integer :: i, tid, a(40, 0:1)
  a = 0
  !$omp parallel num_threads(2) private(tid) !@ RACE_FREE
  tid = omp_get_thread_num()
  !$omp simd
  do i = 1, 40
    a(i, tid) = i
  end do
  !$omp end parallel
  print *, sum(a(:, 0))
end program packed
