! Claim: the iterations of an inner loop race with each other, too. Source: Fortran 2018 §11.1.7.5
program inner
  implicit none
  integer :: i, j, a(20, 20)
  a = 1
  do concurrent (j = 1:20) !@ RACE
    do concurrent (i = 2:20)
      a(i, j) = a(i - 1, j) !@ race(a)
    end do
  end do
  print *, a(7, 7)
end program inner
