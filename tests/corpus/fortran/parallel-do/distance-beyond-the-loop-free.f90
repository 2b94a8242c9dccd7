! Claim: a distance of the whole trip count keeps reads and writes apart. Source: semantics.md §10
subroutine upper_half(n, a)
  integer, intent(in) :: n
  double precision, intent(inout) :: a(2*n)
  integer :: i
!$omp parallel do !@ RACE_FREE
  do i = 1, n
    a(i) = a(i + n)
  end do
end subroutine upper_half
