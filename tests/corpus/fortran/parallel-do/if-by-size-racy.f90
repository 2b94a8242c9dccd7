! Claim: an if clause that depends on the size keeps off no race of larger sizes. Source: OpenMP 5.2 §3.4
subroutine by_size(n, v)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: v(n)
  integer :: i
  !$omp parallel do if(n > 1000) !@ RACE
  do i = 2, n
    v(i) = v(i) + v(i-1) !@ race(v)
  end do
end subroutine by_size
