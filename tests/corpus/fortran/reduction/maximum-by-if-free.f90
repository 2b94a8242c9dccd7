! Claim: the test of a maximum is on the thread's own copy. Source: OpenMP 5.2 §5.5.1
subroutine worst(n, r, w)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: r(n)
  real(8), intent(inout) :: w
  integer :: i
  !$omp parallel do reduction(max:w) !@ RACE_FREE
  do i = 1, n
    if (abs(r(i)) > w) w = abs(r(i))
  end do
end subroutine worst
