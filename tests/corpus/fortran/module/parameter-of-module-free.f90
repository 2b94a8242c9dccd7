! Claim: a named constant has no memory. Source: Fortran 2018 §8.5.13
module consts
  implicit none
  integer, parameter :: n = 24
  real, parameter :: w(3) = [0.25, 0.5, 0.25]
end module consts

program main
  use consts
  implicit none
  integer :: i
  real :: f(n), g(n)
  f = 4.0
  !$omp parallel do default(none) shared(f, g) !@ RACE_FREE
  do i = 2, n - 1
    g(i) = w(1) * f(i-1) + w(2) * f(i) + w(3) * f(i+1)
  end do
  print *, g(12)
end program main
