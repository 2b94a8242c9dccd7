! Claim: with a distance that the caller chooses, some call makes iterations meet. Source: semantics.md §1 (free inputs)
subroutine lag(n, k, a)
  implicit none
  integer, intent(in) :: n, k
  real, intent(inout) :: a(n)
  integer :: i
!$omp parallel do !@ RACE
  do i = 1, n - k
    a(i) = a(i+k) + 1.0 !@ race(a)
  end do
!$omp end parallel do
end subroutine lag
