! Claim: in Fortran the index of any loop in a parallel construct is private there, so that the simd loop writes back to a copy.
! Source: OpenMP 5.2 §5.1.1, §5.4.6
program written_back
  use omp_lib
  implicit none
  integer :: i, v(32, 0:3)
  v = 0
  !$omp parallel num_threads(4) !@ RACE_FREE
  !$omp simd
  do i = 1, 32
    v(i, omp_get_thread_num()) = i
  end do
  !$omp end parallel
  print *, v(32, 0)
end program written_back
