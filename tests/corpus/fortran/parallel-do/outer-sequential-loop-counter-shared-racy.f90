! Claim: a counter that every thread of the region advances. Source: OpenMP 5.2 §5.1.1
subroutine rows(m, n, a, s, steps)
  implicit none
  integer, intent(in) :: m, n
  real, intent(in) :: a(m, n)
  real, intent(inout) :: s(m)
  integer, intent(inout) :: steps
  integer :: i, j
  !$omp parallel !@ RACE
  do j = 1, n
    steps = steps + 1 !@ race(steps)
    !$omp do schedule(static)
    do i = 1, m
      s(i) = s(i) + a(i, j)
    end do
    !$omp end do
  end do
  !$omp end parallel
end subroutine rows
