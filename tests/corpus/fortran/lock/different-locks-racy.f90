! Claim: two locks do not exclude each other. Source: OpenMP 5.2 §18.9; semantics.md §6
program locks
  use omp_lib
  implicit none
  integer(omp_lock_kind) :: even, odd
  integer :: i, total
  total = 0
  call omp_init_lock(even)
  call omp_init_lock(odd)
  !$omp parallel do !@ RACE
  do i = 1, 25
    if (mod(i, 2) == 0) then
      call omp_set_lock(even)
      total = total + i !@ race(total)
      call omp_unset_lock(even)
    else
      call omp_set_lock(odd)
      total = total - i !@ race(total)
      call omp_unset_lock(odd)
    end if
  end do
  print *, total
end program locks
