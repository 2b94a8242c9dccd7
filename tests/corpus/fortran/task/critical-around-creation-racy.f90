! Claim: a deferred task does not inherit the critical section in which it is created. Source: semantics.md §6; OpenMP 5.2 §15.2
program locked
  implicit none
  integer :: i, total
  total = 0
  !$omp parallel !@ RACE
  !$omp do
  do i = 1, 10
    !$omp critical (sum_up)
    !$omp task
    total = total + i !@ race(total)
    !$omp end task
    !$omp end critical (sum_up)
  end do
  !$omp end do
  !$omp end parallel
  print *, total
end program locked
