! Claim: the test of a maximum reads what another thread writes. Source: semantics.md §1, §10
subroutine worst(n, r, w)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: r(n)
  real(8), intent(inout) :: w
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, n
    if (abs(r(i)) > w) then !@ race(w) possible
      w = abs(r(i)) !@ race(w) possible
    end if
  end do
end subroutine worst
