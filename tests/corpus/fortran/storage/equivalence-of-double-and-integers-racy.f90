! Claim: a double takes two numeric storage units: word 2*i + 1 is in element i + 1. Source: Fortran 2018 §19.5.3.2
program main
  implicit none
  double precision :: d(8)
  integer :: w(16), i
  equivalence (d, w)
  d = 1d0
  !$omp parallel do !@ RACE
  do i = 1, 7
    d(i) = i !@ race(d)
    w(2 * i + 1) = 0 !@ race
  end do
  print *, d(8) > 0
end program main
