! Claim: blocks of a vector as sections whose bounds depend on the iteration. Source: Fortran 2018 §9.5.3.3.2
subroutine blocked(nb, bs, x, y)
  implicit none
  integer, intent(in) :: nb, bs
  real, intent(in) :: x(nb * bs)
  real, intent(out) :: y(nb * bs)
  integer :: b
  !$omp parallel do !@ RACE_FREE
  do b = 1, nb
    y((b - 1) * bs + 1 : b * bs) = x((b - 1) * bs + 1 : b * bs) * 2.0
  end do
end subroutine blocked
