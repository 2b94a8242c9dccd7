! Claim: cycle ends an iteration of the concurrent loop, not of the one around. Source: Fortran 2018 §11.1.7.4.4
program cycles
  implicit none
  integer :: i, n, a(20)
  a = 1
  do n = 1, 3
    do concurrent (i = 1:19) !@ RACE_FREE
      if (mod(i, 2) == 0) cycle
      a(i) = a(i + 1) + n
    end do
  end do
  print *, a(7)
end program cycles
