! Claim: an arithmetic if with a label twice. Source: Fortran 2008 §8.2.4
program thrice
  implicit none
  integer :: i, a(41)
  a = 1
  !$omp parallel do !@ RACE_FREE
  do i = 1, 40
    if (i - 50) 10, 20, 20
20  a(1) = i
10  a(i) = 2
  end do
  print *, a(3)
end program thrice
