! Claim: an allocatable array is one array, whatever unseen code has done to it.
! Source: Fortran 2018 §9.7.1.3 (allocation makes objects)
module state
  implicit none
  real, allocatable :: u(:, :)
end module state

subroutine step(n, timed)
  use state
  implicit none
  integer, intent(in) :: n
  logical, intent(in) :: timed
  external :: start_clock
  integer :: i, j
  if (timed) call start_clock()
  !$omp parallel do private(i) !@ RACE
  do j = 1, n
    do i = 1, n
      u(i, j) = u(j, i) !@ race(u)
    end do
  end do
end subroutine step
