! Claim: reshape fills columns. Source: Fortran 2018 §16.9.163
program shape_of
  implicit none
  integer, parameter :: t(2, 3) = reshape([1, 5, 2, 5, 3, 5], [2, 3])
  integer :: k, x(6)
  x = 0
  !$omp parallel do !@ RACE
  do k = 1, 3
    x(t(1, k)) = k
    x(t(2, k)) = k !@ race(x)
  end do
  print *, x
end program shape_of
