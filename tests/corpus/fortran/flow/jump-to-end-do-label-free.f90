! Claim: a label of end do. Source: Fortran 2018 §11.1.7.4.4
program terminal
  implicit none
  integer :: i, a(41)
  a = 1
  !$omp parallel do !@ RACE_FREE
  do 10 i = 1, 40
    if (mod(i, 2) == 1) goto 10
    a(i) = a(i + 1)
10 end do
  print *, a(3)
end program terminal
