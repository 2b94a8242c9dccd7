! Claim: the lock of another bin protects nothing. Source: OpenMP 5.2 §18.9; semantics.md §6
program locks
  use omp_lib
  implicit none
  integer, parameter :: nb = 6
  integer(omp_lock_kind) :: lck(0:nb)
  integer :: i, b, bin(0:nb)
  do b = 0, nb
    call omp_init_lock(lck(b))
  end do
  bin = 0
  !$omp parallel do private(b) !@ RACE
  do i = 1, 90
    b = mod(i, nb)
    call omp_set_lock(lck(b))
    bin(b) = bin(b) + 1 !@ race(bin)
    bin(b+1) = bin(b+1) + 1 !@ race(bin)
    call omp_unset_lock(lck(b))
  end do
  print *, bin
end program locks
