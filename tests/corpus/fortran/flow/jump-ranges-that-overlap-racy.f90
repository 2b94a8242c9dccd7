! Claim: two branches, neither of which is inside what the other one passes over. Source: Fortran 2018 §11.2.2
program overlap
  implicit none
  integer :: i, a(41), b(41)
  a = 1
  b = 1
  !$omp parallel do !@ RACE
  do i = 1, 40
    if (mod(i, 3) == 0) goto 10
    b(i) = 2
    if (mod(i, 3) == 1) goto 20
    a(i) = 1 !@ race(a)
10  b(i) = 3
    if (i == 6) a(i) = a(i + 2) !@ race(a)
20  continue
  end do
  print *, a(3)
end program overlap
