! Claim: the end of a taskgroup joins the tasks in it with their descendants. Source: OpenMP 5.2 §15.4
program grouped
  implicit none
  integer :: a, b
  a = 0; b = 0
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp taskgroup
  !$omp task
  !$omp task
  a = 5
  !$omp end task
  !$omp end task
  !$omp end taskgroup
  b = a
  !$omp end single
  !$omp end parallel
  print *, b
end program grouped
