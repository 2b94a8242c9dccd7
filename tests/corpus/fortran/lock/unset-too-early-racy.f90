! Claim: the write after the unset is not protected. Source: OpenMP 5.2 §18.9; semantics.md §6
program locks
  use omp_lib
  implicit none
  integer(omp_lock_kind) :: lck
  integer :: n, last
  n = 0
  last = 0
  call omp_init_lock(lck)
  !$omp parallel !@ RACE
  call omp_set_lock(lck)
  n = n + 1
  call omp_unset_lock(lck)
  last = 1 !@ race(last)
  !$omp end parallel
  print *, n > 0, last
end program locks
