! Claim: after end do nowait the next loop reads elements that other threads still write. Source: OpenMP 5.2 §15.6; semantics.md §4
program two_loops
  implicit none
  integer :: i
  real :: a(50), b(50)
  a = 0.0
  !$omp parallel shared(a, b) !@ RACE witness T<=2
  !$omp do schedule(static)
  do i = 1, 50
    a(i) = i !@ race(a)
  end do
  !$omp end do nowait
  !$omp do schedule(static)
  do i = 1, 49
    b(i) = a(i+1) !@ race(a)
  end do
  !$omp end do
  !$omp end parallel
  print *, b(10)
end program two_loops
