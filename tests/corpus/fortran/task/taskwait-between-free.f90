! Claim: taskwait joins the first task before the second is created. Source: OpenMP 5.2 §15.5; semantics.md §5
program two
  implicit none
  integer :: n
  n = 0
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp task shared(n)
  n = n + 1
  !$omp end task
  !$omp taskwait
  !$omp task shared(n)
  n = n + 2
  !$omp end task
  !$omp end single
  !$omp end parallel
  print *, n
end program two
