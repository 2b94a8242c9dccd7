! Claim: two tasks whose depend object is an input are not ordered. Source: OpenMP 5.2 §15.9.4
program p
  use omp_lib
  implicit none
  integer(omp_depend_kind) :: d
  integer :: s
  s = 0
  !$omp parallel !@ RACE
  !$omp single
  !$omp depobj(d) depend(in: s)
  !$omp task shared(s) depend(depobj: d)
    s = s + 1 !@ race(s)
  !$omp end task
  !$omp task shared(s) depend(depobj: d)
    s = s + 2 !@ race(s)
  !$omp end task
  !$omp taskwait
  !$omp depobj(d) destroy
  !$omp end single
  !$omp end parallel
  print *, s
end program
