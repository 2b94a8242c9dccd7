! Claim: ishft brings zeros in at the left: a negative number becomes a large one. Source: Fortran 2018 §16.9.105
program shifts
  implicit none
  integer :: i, x(0:8)
  x = 0
  !$omp parallel do !@ RACE_FREE
  do i = -4, 4
    if (ishft(i, -1) < 0) x(1) = i
    if (shiftr(i, 28) == 15) x(i + 4) = i
  end do
  print *, x
end program shifts
