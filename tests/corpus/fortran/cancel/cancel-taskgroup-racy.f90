! Claim: cancellation of a taskgroup does not order its tasks. Source: OpenMP 5.2 §11.5
program p
  implicit none
  integer :: s
  s = 0
  !$omp parallel !@ RACE
  !$omp single
  !$omp taskgroup
  !$omp task shared(s)
    s = s + 1 !@ race(s)
    !$omp cancel taskgroup
  !$omp end task
  !$omp task shared(s)
    !$omp cancellation point taskgroup
    s = s + 2 !@ race(s)
  !$omp end task
  !$omp end taskgroup
  !$omp end single
  !$omp end parallel
  print *, s
end program
