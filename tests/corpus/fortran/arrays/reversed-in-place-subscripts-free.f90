! Claim: all of the right side is read before the left side is changed, so the subscripts are 4, 3, 2, 1. Source: Fortran 2018
! §10.2.1.3
program reversed
  implicit none
  integer :: i, a(4), x(9)
  a = [1, 2, 3, 4]
  a = a(4:1:-1)
  x = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 4
    x(a(i)) = i
  end do
  print *, x
end program reversed
