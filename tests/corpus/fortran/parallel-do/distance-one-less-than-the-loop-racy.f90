! Claim: a distance of one less than the trip count lets the first and the last iteration meet. Source: semantics.md §10
subroutine upper_half(n, a)
  integer, intent(in) :: n
  double precision, intent(inout) :: a(2*n)
  integer :: i
!$omp parallel do !@ RACE
  do i = 1, n
    a(i) = a(i + n - 1) !@ race(a)
  end do
end subroutine upper_half
