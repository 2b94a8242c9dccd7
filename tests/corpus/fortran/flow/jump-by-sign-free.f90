! Claim: the arithmetic if goes by the sign. Source: Fortran 2008 §8.2.4
program signs
  implicit none
  integer :: i, a(41)
  a = 1
  !$omp parallel do !@ RACE_FREE
  do i = 1, 40
    if (i - 20) 10, 20, 30
10  a(i) = 1
    goto 40
20  a(41) = 5
    goto 40
30  a(i) = 3
40  continue
  end do
  print *, a(3)
end program signs
