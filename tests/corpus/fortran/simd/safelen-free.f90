! Claim: a dependence over 8 iterations is kept by safelen(8). Source: semantics.md §7; OpenMP 5.2 §10.4
subroutine lag8(n, x)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: x(n)
  integer :: i
  !$omp simd safelen(8) !@ RACE_FREE
  do i = 9, n
    x(i) = x(i-8) * 0.5
  end do
end subroutine lag8
