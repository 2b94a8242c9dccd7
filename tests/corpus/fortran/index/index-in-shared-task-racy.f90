! Claim: an index listed as shared on two tasks and on the region is one variable. Source: OpenMP 5.2 §5.1.1
program task_index
  implicit none
  integer :: k, a(10), b(10)
  a = 0; b = 0
  !$omp parallel shared(k) !@ RACE
  !$omp single
  !$omp task shared(k)
  do k = 1, 10 !@ race(k)
    a(5) = k !@ race(k)
  end do
  !$omp end task
  !$omp task shared(k)
  do k = 1, 10 !@ race(k)
    b(5) = -k !@ race(k)
  end do
  !$omp end task
  !$omp end single
  !$omp end parallel
  print *, a(5), b(5)
end program task_index
