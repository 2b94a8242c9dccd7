! Claim: a lock that is a component of the object it protects. Source: OpenMP 5.2 §18.9; semantics.md §6
module queue_m
  use omp_lib
  implicit none
  type :: queue
    integer(omp_lock_kind) :: lck
    integer :: n = 0
  end type queue
contains
  subroutine push(q, k)
    type(queue), intent(inout) :: q
    integer, intent(in) :: k
    call omp_set_lock(q%lck)
    q%n = q%n + k
    call omp_unset_lock(q%lck)
  end subroutine push
end module queue_m

program main
  use queue_m
  implicit none
  type(queue) :: q
  integer :: i
  call omp_init_lock(q%lck)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 12
    call push(q, i)
  end do
  print *, q%n
end program main
