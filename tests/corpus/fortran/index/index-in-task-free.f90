! Claim: the index of a loop in a task construct is private in the task. Source: OpenMP 5.2 §5.1.1
program task_index
  implicit none
  integer :: k, a(10), b(10)
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp task
  do k = 1, 10
    a(k) = k
  end do
  !$omp end task
  !$omp task
  do k = 1, 10
    b(k) = -k
  end do
  !$omp end task
  !$omp end single
  !$omp end parallel
  print *, sum(a), sum(b)
end program task_index
