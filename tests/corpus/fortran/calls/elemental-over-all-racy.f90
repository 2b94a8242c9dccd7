! Claim: an elemental subroutine on the whole array changes all elements in each iteration. Source: Fortran 2018 §15.8
module el
  implicit none
contains
  elemental subroutine bump(x, by)
    integer, intent(inout) :: x
    integer, intent(in) :: by
    x = x + by !@ race
  end subroutine bump
end module el

program main
  use el
  implicit none
  integer :: j, g(5)
  g = 0
  !$omp parallel do !@ RACE
  do j = 1, 8
    call bump(g, j)
  end do
  print *, sum(g)
end program main
