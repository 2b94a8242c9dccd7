! Claim: a test of the thread number lets one thread in. Source: OpenMP 5.2 §18.2.4; semantics.md §3
program primary
  use omp_lib
  implicit none
  integer :: n
  n = 0
  !$omp parallel !@ RACE_FREE
  if (omp_get_thread_num() == 0) then
    n = n + 1
  end if
  !$omp end parallel
  print *, n
end program primary
