! Claim: a double takes two numeric storage units: word 2*i is in element i alone. Source: Fortran 2018 §19.5.3.2
program main
  implicit none
  double precision :: d(8)
  integer :: w(16), i
  equivalence (d, w)
  d = 1d0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 8
    d(i) = i
    w(2 * i) = 0
  end do
  print *, d(1) > 0
end program main
