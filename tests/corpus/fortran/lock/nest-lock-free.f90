! Claim: a nestable lock may be set again by its owner. Source: OpenMP 5.2 §18.9
program locks
  use omp_lib
  implicit none
  integer(omp_nest_lock_kind) :: lck
  integer :: i, total
  total = 0
  call omp_init_nest_lock(lck)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 9
    call omp_set_nest_lock(lck)
    call add(i)
    call omp_unset_nest_lock(lck)
  end do
  print *, total
contains
  subroutine add(k)
    integer, intent(in) :: k
    call omp_set_nest_lock(lck)
    total = total + k
    call omp_unset_nest_lock(lck)
  end subroutine add
end program locks
