! Claim: g(1, j) of a view of every second element is a(4*j - 3). Source: Fortran 2018 §10.2.2.3
program main
  implicit none
  integer, target :: a(24)
  integer, pointer :: g(:, :)
  integer :: j
  a = 0
  g(1:2, 1:6) => a(1::2)
  !$omp parallel do !@ RACE
  do j = 1, 5
    g(1, j) = j !@ race
    a(4 * j + 1) = -j !@ race
  end do
  print *, a(2)
end program main
