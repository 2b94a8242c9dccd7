! Claim: an allocated array of the caller is a list item as a dummy of assumed shape.
! Source: OpenMP 5.2 §5.5.5 (arrays of assumed size are not allowed)
subroutine gather_sum(g, x)
  implicit none
  real, intent(inout) :: g(:)
  real, intent(in) :: x(:, :)
  integer :: i
  !$omp parallel do reduction(+:g) !@ RACE_FREE
  do i = 1, size(x, 2)
    g = g + x(:, i)
  end do
end subroutine gather_sum
