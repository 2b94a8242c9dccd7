! Claim: a constant of a list with do inside, at lower bound 0. Source: Fortran 2018 §7.8
program squares
  implicit none
  integer :: i
  integer, parameter :: sq(0:5) = [(i * i, i = 0, 5)]
  integer :: x(0:25)
  x = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 5
    x(sq(i)) = x(sq(i) - 1) + 1
  end do
  print *, x
end program squares
