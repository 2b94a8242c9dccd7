! Claim: v(5) is m(1, 2), for the first subscript varies first. Source: Fortran 2018 §9.5.3.2, §8.10.1
program main
  implicit none
  integer :: m(4, 3), v(12), j
  equivalence (m(1, 1), v(1))
  m = 0
  !$omp parallel do !@ RACE
  do j = 1, 3
    m(1, j) = j !@ race(m)
    if (j == 1) v(5) = 9 !@ race
  end do
  print *, sum(m) > 0
end program main
