! Claim: with safelen(16) two iterations at a distance of 8 run together. Source: semantics.md §7; OpenMP 5.2 §10.4
subroutine lag8(n, x)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: x(n)
  integer :: i
  !$omp simd safelen(16) !@ RACE
  do i = 9, n
    x(i) = x(i-8) * 0.5 !@ race(x)
  end do
end subroutine lag8
