! Claim: an asynchronous variable is shared like any other. Source: Fortran 2018 §8.6.4
program p
  implicit none
  integer :: i, v(100)
  asynchronous :: v
  v = 0
  !$omp parallel do !@ RACE
  do i = 2, 100
    v(i) = v(i - 1) + 1 !@ race(v)
  end do
  print *, v(1)
end program p
