! Claim: tasks with mutexinoutset of one item exclude each other without an order. Source: OpenMP 5.2 §15.9.5
program mutex
  implicit none
  integer :: s, i
  s = 0
  !$omp parallel !@ RACE_FREE
  !$omp single
  do i = 1, 5
    !$omp task depend(mutexinoutset: s)
    s = s + i
    !$omp end task
  end do
  !$omp end single
  !$omp end parallel
  print *, s
end program mutex
