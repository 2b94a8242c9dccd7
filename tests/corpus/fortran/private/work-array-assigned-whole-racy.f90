! Claim: two assignments of a whole shared work array meet. Source: Fortran 2018 §10.2.1.3; OpenMP 5.2 §5.1.1
subroutine rotate(n, v)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: v(3, n)
  real(8) :: w(3)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, n
    w = v(:, i) !@ race(w)
    v(1, i) = w(2) !@ race(w)
    v(2, i) = -w(1) !@ race(w)
  end do
end subroutine rotate
