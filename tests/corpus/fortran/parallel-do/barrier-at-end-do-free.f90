! Claim: without nowait the loop ends with a barrier. Source: OpenMP 5.2 §15.3.2; semantics.md §4
program two_loops
  implicit none
  integer :: i
  real :: a(50), b(50)
  a = 0.0
  !$omp parallel shared(a, b) !@ RACE_FREE
  !$omp do schedule(static)
  do i = 1, 50
    a(i) = i
  end do
  !$omp end do
  !$omp do schedule(static)
  do i = 1, 49
    b(i) = a(i+1)
  end do
  !$omp end do nowait
  !$omp end parallel
  print *, b(10)
end program two_loops
