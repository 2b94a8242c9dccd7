! Claim: the number chooses the label. Source: Fortran 2018 annex B.3.9
program chooses
  implicit none
  integer :: i, a(41)
  a = 1
  !$omp parallel do !@ RACE
  do i = 1, 40
    go to (10, 20), mod(i, 2) + 1
10  a(i) = 1 !@ race(a)
    goto 30
20  a(i) = a(i + 1) !@ race(a)
    a(1) = 2 !@ race(a)
30  continue
  end do
  print *, a(3)
end program chooses
