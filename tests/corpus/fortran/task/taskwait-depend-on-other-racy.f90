! Claim: taskwait with depend does not wait for tasks of other items. Source: OpenMP 5.2 §15.5, §15.9.5
program twd
  implicit none
  integer :: a, b, s
  a = 0; b = 0
  !$omp parallel !@ RACE
  !$omp single
  !$omp task depend(out: a)
  a = 4
  !$omp end task
  !$omp task depend(out: b)
  b = 5 !@ race(b)
  !$omp end task
  !$omp taskwait depend(in: a)
  s = b !@ race(b)
  !$omp end single
  !$omp end parallel
  print *, s >= 0, a
end program twd
