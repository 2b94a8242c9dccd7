! Claim: an iteration may not read what another one defines. Source: Fortran 2018 §11.1.7.5
program dc
  implicit none
  integer :: i, a(30)
  a = 1
  do concurrent (i = 2:30) !@ RACE
    a(i) = a(i-1) + 1 !@ race(a)
  end do
  print *, a(2)
end program dc
