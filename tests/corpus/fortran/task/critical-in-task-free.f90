! Claim: tasks exclude each other by a critical section of their own. Source: OpenMP 5.2 §15.2; semantics.md §6
program locked
  implicit none
  integer :: i, total
  total = 0
  !$omp parallel !@ RACE_FREE
  !$omp single
  do i = 1, 10
    !$omp task
    !$omp critical (sum_up)
    total = total + i
    !$omp end critical (sum_up)
    !$omp end task
  end do
  !$omp end single
  !$omp end parallel
  print *, total
end program locked
