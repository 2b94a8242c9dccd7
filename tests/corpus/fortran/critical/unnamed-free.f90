! Claim: all critical sections without a name are one. Source: OpenMP 5.2 §15.2
subroutine collect(n, x, top, sum_x)
  implicit none
  integer, intent(in) :: n
  real, intent(in) :: x(n)
  real, intent(inout) :: top, sum_x
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, n
    !$omp critical
    if (x(i) > top) top = x(i)
    sum_x = sum_x + x(i)
    !$omp end critical
  end do
end subroutine collect
