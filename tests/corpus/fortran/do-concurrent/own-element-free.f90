! Claim: iterations of a do concurrent that touch elements of their own. Source: Fortran 2018 §11.1.7.5
program dc
  implicit none
  integer :: i, a(30)
  do concurrent (i = 1:30) !@ RACE_FREE
    a(i) = i * i
  end do
  print *, sum(a)
end program dc
