! Claim: where omp_test_lock is true the lock is held. Source: OpenMP 5.2 §18.9.5. Output: depends on the team size
program locks
  use omp_lib
  implicit none
  integer(omp_lock_kind) :: lck
  integer :: i, done
  done = 0
  call omp_init_lock(lck)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    if (omp_test_lock(lck)) then
      done = done + 1
      call omp_unset_lock(lck)
    end if
  end do
  print *, done > 0
end program locks
