! Claim: tasks that take part in a task reduction have copies. Source: OpenMP 5.2 §5.5.9, §5.5.10
program tred
  implicit none
  integer :: s, i
  s = 0
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp taskgroup task_reduction(+:s)
  do i = 1, 12
    !$omp task in_reduction(+:s)
    s = s + i
    !$omp end task
  end do
  !$omp end taskgroup
  !$omp end single
  !$omp end parallel
  print *, s
end program tred
