! Claim: with a do directive the iterations are distributed. Source: OpenMP 5.2 §11.5.2
subroutine not_forgot(n, x, y)
  implicit none
  integer, intent(in) :: n
  real, intent(in) :: x(n)
  real, intent(inout) :: y(n)
  integer :: i
  !$omp parallel default(shared) private(i) !@ RACE_FREE
  !$omp do
  do i = 1, n
    y(i) = y(i) + x(i)
  end do
  !$omp end do
  !$omp end parallel
end subroutine not_forgot
