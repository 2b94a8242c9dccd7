! Claim: a lock of omp_lib that all threads set. Source: OpenMP 5.2 §18.9; semantics.md §6
program locks
  use omp_lib
  implicit none
  integer(omp_lock_kind) :: lck
  integer :: i, total
  total = 0
  call omp_init_lock(lck)
  !$omp parallel do shared(lck, total) !@ RACE_FREE
  do i = 1, 25
    call omp_set_lock(lck)
    total = total + i
    call omp_unset_lock(lck)
  end do
  call omp_destroy_lock(lck)
  print *, total
end program locks
