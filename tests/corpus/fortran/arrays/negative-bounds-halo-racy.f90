! Claim: over negative and positive subscripts, the mirrored element is met from the other side. Source: Fortran 2018 §8.5.8; semantics.md §10
program mirror
  implicit none
  integer :: k
  real :: f(-10:10)
  f = 1.0
  f(-10) = 2.0
  !$omp parallel do !@ RACE
  do k = -10, 10
    f(k) = f(k) + f(-k) !@ race(f)
  end do
  print *, f(10)
end program mirror
