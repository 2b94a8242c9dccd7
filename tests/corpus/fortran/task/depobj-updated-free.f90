! Claim: a depend object that is updated to inout orders tasks. Source: OpenMP 5.2 §15.9.4
program p
  use omp_lib
  implicit none
  integer(omp_depend_kind) :: d
  integer :: s
  s = 0
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp depobj(d) depend(in: s)
  !$omp depobj(d) update(inout)
  !$omp task shared(s) depend(depobj: d)
    s = s + 1
  !$omp end task
  !$omp task shared(s) depend(depobj: d)
    s = s + 2
  !$omp end task
  !$omp taskwait
  !$omp depobj(d) destroy
  !$omp end single
  !$omp end parallel
  print *, s
end program
