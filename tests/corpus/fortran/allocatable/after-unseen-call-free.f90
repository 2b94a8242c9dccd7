! Claim: whatever unseen code has done to them, two allocatable arrays are two, and neither is a part of another variable.
! Source: Fortran 2018 §9.7.1.3 (allocation makes objects), §15.6.2.13 (move_alloc leaves one of the two unallocated)
module state
  implicit none
  real, allocatable :: u(:, :), rhs(:, :)
  real :: table(100)
end module state

subroutine step(n, timed)
  use state
  implicit none
  integer, intent(in) :: n
  logical, intent(in) :: timed
  external :: start_clock
  integer :: i, j
  if (timed) call start_clock()
  !$omp parallel do private(i) !@ RACE_FREE
  do j = 1, n
    do i = 1, n
      u(i, j) = u(i, j) + rhs(j, i) * table(i)
    end do
  end do
end subroutine step
