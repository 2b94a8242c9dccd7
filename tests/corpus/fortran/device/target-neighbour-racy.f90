! Claim: a recurrence on the device. Source: semantics.md §10; OpenMP 5.2 §13.8
subroutine smooth(n, u)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: u(n)
  integer :: i
  !$omp target teams loop map(tofrom: u) !@ RACE
  do i = 2, n
    u(i) = 0.5 * (u(i) + u(i-1)) !@ race(u)
  end do
end subroutine smooth
