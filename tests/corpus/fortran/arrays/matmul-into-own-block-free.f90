! Claim: matmul of shared matrices into a block of the thread. Source: Fortran 2018 §16.9
program batch
  implicit none
  integer :: k
  real :: a(3, 3), b(3, 3, 16), c(3, 3, 16)
  a = 1.0
  b = 2.0
  !$omp parallel do shared(a, b, c) !@ RACE_FREE
  do k = 1, 16
    c(:, :, k) = matmul(a, b(:, :, k))
  end do
  print *, sum(c)
end program batch
