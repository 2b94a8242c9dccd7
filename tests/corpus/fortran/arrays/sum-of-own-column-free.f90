! Claim: sum of a column that the thread owns. Source: Fortran 2018 §16.9
program mean
  implicit none
  integer :: j, x(8, 32), y(32)
  x = 2
  !$omp parallel do !@ RACE_FREE
  do j = 1, 32
    y(j) = sum(x(:, j))
    x(:, j) = x(:, j) - y(j) / 8
  end do
  print *, sum(y), sum(x)
end program mean
