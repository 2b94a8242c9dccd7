! Claim: inner loops of columns of their own. Source: Fortran 2018 §11.1.7.5
program inner
  implicit none
  integer :: i, j, a(20, 20)
  a = 1
  do concurrent (j = 1:20) !@ RACE_FREE
    do concurrent (i = 1:20)
      a(i, j) = a(i, j) + i
    end do
  end do
  print *, a(7, 7)
end program inner
