! Claim: what a branch passes over is executed where the branch is not taken. Source: Fortran 2018 §11.2.2
program over
  implicit none
  integer :: i, a(40), b(40)
  a = 1
  b = 1
  !$omp parallel do !@ RACE
  do i = 1, 39
    if (i == 5) goto 20
    a(i) = a(i + 1) !@ race(a)
20  b(i) = 2
  end do
  print *, a(3), b(3)
end program over
