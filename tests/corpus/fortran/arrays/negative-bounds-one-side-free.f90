! Claim: the negative half is written from the positive one. Source: Fortran 2018 §8.5.8; semantics.md §10
program mirror
  implicit none
  integer :: k
  real :: f(-10:10)
  f = 1.0
  f(10) = 2.0
  !$omp parallel do !@ RACE_FREE
  do k = 1, 10
    f(-k) = f(k)
  end do
  print *, f(-10)
end program mirror
