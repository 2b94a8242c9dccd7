! Claim: a real and an integer in one storage unit. Source: Fortran 2018 §8.10.1, §19.5.3
program eqt
  implicit none
  integer :: k, i
  real :: x, r(10)
  equivalence (k, x)
  !$omp parallel do !@ RACE
  do i = 1, 10
    k = 0 !@ race
    r(i) = x !@ race
  end do
  print *, sum(r)
end program eqt
