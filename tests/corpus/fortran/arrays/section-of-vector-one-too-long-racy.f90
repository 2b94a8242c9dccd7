! Claim: each block reaches one element into the next. Source: Fortran 2018 §9.5.3.3.2
program blocked
  implicit none
  integer, parameter :: nb = 6, bs = 5
  integer :: b, y(nb * bs + 1)
  y = 0
  !$omp parallel do !@ RACE
  do b = 1, nb
    y((b - 1) * bs + 1 : b * bs + 1) = b !@ race(y)
  end do
  print *, sum(y)
end program blocked
