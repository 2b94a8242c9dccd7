! Claim: an elemental subroutine is called for each element of the thread's column. Source: Fortran 2018 §15.8
module el
  implicit none
contains
  elemental subroutine clamp(x, lo, hi)
    integer, intent(inout) :: x
    integer, intent(in) :: lo, hi
    x = max(lo, min(hi, x))
  end subroutine clamp
end module el

program main
  use el
  implicit none
  integer :: i, j, g(5, 8)
  g = reshape([(3 * i, i = 1, 40)], [5, 8])
  !$omp parallel do !@ RACE_FREE
  do j = 1, 8
    call clamp(g(:, j), 10, 90)
  end do
  print *, sum(g)
end program main
