! Claim: the mask does not keep iterations apart that read their neighbours. Source: Fortran 2018 §11.1.7.5
program masked
  implicit none
  integer :: i, a(40)
  a = 1
  do concurrent (i = 2:40, i > 5) !@ RACE
    a(i) = a(i - 1) !@ race(a)
  end do
  print *, a(7)
end program masked
