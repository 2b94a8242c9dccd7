! Claim: block data gives the values of a common block, which the region reads. Source: Fortran 2018 §14.3
block data coefficients
  implicit none
  integer :: w(3)
  common /coef/ w
  data w /1, 2, 1/
end block data coefficients

program main
  implicit none
  integer :: w(3), i, f(0:21), g(20)
  common /coef/ w
  f = 2
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    g(i) = w(1) * f(i-1) + w(2) * f(i) + w(3) * f(i+1)
  end do
  print *, sum(g)
end program main
