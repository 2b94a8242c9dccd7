! Claim: all of the right side is read before the left side is changed, so the subscripts are 2, 2, 1, 1. Source: Fortran 2018
! §10.2.1.3
program reversed
  implicit none
  integer :: i, a(4), x(9)
  a = [1, 1, 2, 2]
  a = a(4:1:-1)
  x = 0
  !$omp parallel do !@ RACE
  do i = 1, 4
    x(a(i)) = i !@ race(x) possible
  end do
  print *, x
end program reversed
