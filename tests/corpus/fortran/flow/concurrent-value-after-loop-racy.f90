! Claim: a scalar that iterations defined has no value behind the loop, so it tells threads nothing. Source: Fortran 2018 §11.1.7.5
program after
  implicit none
  integer :: i, k, a(20)
  k = 0
  do concurrent (i = 1:20) !@ RACE_FREE
    k = i
    a(i) = k
  end do
  !$omp parallel do !@ RACE
  do i = 1, 19
    if (k /= 0) a(i) = a(i + 1) !@ race(a) possible
  end do
  print *, a(7)
end program after
