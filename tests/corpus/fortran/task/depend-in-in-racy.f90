! Claim: two tasks with depend(in) of the same item are not ordered. Source: OpenMP 5.2 §15.9.5
program readers
  implicit none
  integer :: x, s
  x = 1
  s = 0
  !$omp parallel !@ RACE
  !$omp single
  !$omp task depend(out: x)
  x = 2
  !$omp end task
  !$omp task depend(in: x)
  s = s + x !@ race(s)
  !$omp end task
  !$omp task depend(in: x)
  s = s + 2 * x !@ race(s)
  !$omp end task
  !$omp end single
  !$omp end parallel
  print *, s
end program readers
