! Claim: a loop whose index is real was deleted from the language; what it changes is not known behind it. Source: Fortran 2018
! §B.2. This is bad input.
program deleted
  implicit none
  integer :: i, n, x(40)
  real :: r
  n = 1
  do r = 0.0, 1.0, 0.1
    n = 0
  end do
  !$omp parallel do !@ RACE
  do i = 1, 10
    x(i * n + 1) = i !@ race(x) possible
  end do
  print *, x(1)
end program deleted
