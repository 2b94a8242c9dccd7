! Claim: the barrier of single completes the tasks that were created in it. Source: OpenMP 5.2 §15.3.2; semantics.md §5
program completed
  implicit none
  integer :: i, a(16), b(16)
  !$omp parallel !@ RACE_FREE
  !$omp single
  do i = 1, 16
    !$omp task
    a(i) = 2 * i
    !$omp end task
  end do
  !$omp end single
  !$omp do
  do i = 1, 16
    b(i) = a(17 - i)
  end do
  !$omp end do
  !$omp end parallel
  print *, b
end program completed
