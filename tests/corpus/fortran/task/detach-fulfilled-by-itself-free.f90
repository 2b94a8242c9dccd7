! Claim: a task that fulfils its event is over at the taskwait. Source: OpenMP 5.2 §12.5.2
program p
  use omp_lib
  implicit none
  integer :: n
  integer(omp_event_handle_kind) :: e
  n = 0
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp task detach(e) shared(n)
  n = n + 1
  call omp_fulfill_event(e)
  !$omp end task
  !$omp taskwait
  n = n + 2
  !$omp end single
  !$omp end parallel
  print *, n
end program p
