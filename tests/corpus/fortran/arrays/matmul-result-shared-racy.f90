! Claim: the result of matmul goes into one shared matrix. Source: Fortran 2018 §16.9, §10.2.1.3
program batch
  implicit none
  integer :: k
  real :: a(3, 3), b(3, 3, 16), t(3, 3), s(16)
  a = 1.0
  b = 2.0
  !$omp parallel do shared(a, b, s) !@ RACE
  do k = 1, 16
    t = matmul(a, b(:, :, k)) !@ race(t)
    s(k) = t(1, 1) + t(3, 3) !@ race(t)
  end do
  print *, sum(s)
end program batch
