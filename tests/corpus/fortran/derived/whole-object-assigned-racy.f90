! Claim: the assignment of an object writes all components, of which others read one. Source: Fortran 2018 §10.2.1.3
program whole
  implicit none
  type :: point
    integer :: x, y
  end type point
  type(point) :: best, p(20)
  integer :: i, d(20)
  p = point(1, 2)
  best = point(0, 0)
  !$omp parallel do !@ RACE
  do i = 1, 20
    d(i) = best%x + i !@ race(best)
    if (i == 7) best = p(i) !@ race(best)
  end do
  print *, best%y
end program whole
