! Claim: a lock for each bin: equal bins have equal locks. Source: OpenMP 5.2 §18.9; semantics.md §6
program locks
  use omp_lib
  implicit none
  integer, parameter :: nb = 6
  integer(omp_lock_kind) :: lck(0:nb-1)
  integer :: i, b, bin(0:nb-1)
  do b = 0, nb - 1
    call omp_init_lock(lck(b))
  end do
  bin = 0
  !$omp parallel do private(b) !@ RACE_FREE
  do i = 1, 90
    b = mod(i * i, nb)
    call omp_set_lock(lck(b))
    bin(b) = bin(b) + 1
    call omp_unset_lock(lck(b))
  end do
  print *, bin
end program locks
