! Claim: a parallel construct around a loop without do: each thread executes all of it. Source: OpenMP 5.2 §10.1; semantics.md §3
subroutine forgot(n, x, y)
  implicit none
  integer, intent(in) :: n
  real, intent(in) :: x(n)
  real, intent(inout) :: y(n)
  integer :: i
  !$omp parallel default(shared) private(i) !@ RACE
  do i = 1, n
    y(i) = y(i) + x(i) !@ race(y)
  end do
  !$omp end parallel
end subroutine forgot
