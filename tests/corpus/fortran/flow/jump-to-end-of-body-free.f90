! Claim: a branch to the last statement of the body ends the iteration. Source: Fortran 2018 §11.2.2
program cycles
  implicit none
  integer :: i, a(40)
  a = 1
  !$omp parallel do !@ RACE_FREE
  do i = 1, 39
    if (mod(i, 2) == 0) go to 10
    a(i) = a(i + 1) + 1
10  continue
  end do
  print *, a(3)
end program cycles
