! Claim: taskwait with depend waits for the tasks with a matching item. Source: OpenMP 5.2 §15.5, §15.9.5
program twd
  implicit none
  integer :: a, b, s
  a = 0; b = 0
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp task depend(out: a)
  a = 4
  !$omp end task
  !$omp task depend(out: b)
  b = 5
  !$omp end task
  !$omp taskwait depend(in: a)
  s = a
  !$omp end single
  !$omp end parallel
  print *, s, b
end program twd
