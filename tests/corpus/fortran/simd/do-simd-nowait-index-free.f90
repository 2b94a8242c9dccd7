! Claim: two loops without barrier between them write their index back to the variable that each thread has for it in the region.
! Source: OpenMP 5.2 §5.1.1 (loop iteration variables inside parallel constructs), §5.4.6
program packed
  implicit none
  integer :: i, a(40), b(40)
  !$omp parallel num_threads(2) !@ RACE_FREE
  !$omp do simd
  do i = 1, 40
    a(i) = i
  end do
  !$omp end do simd nowait
  !$omp do simd
  do i = 1, 40
    b(i) = i
  end do
  !$omp end do simd
  !$omp end parallel
  print *, sum(a), sum(b)
end program packed
