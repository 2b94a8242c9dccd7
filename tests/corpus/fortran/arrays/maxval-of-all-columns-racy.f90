! Claim: maxval over the matrix reads columns that others change. Source: Fortran 2018 §16.9
program normalise
  implicit none
  integer :: j
  integer :: m(5, 12)
  m = 6
  !$omp parallel do !@ RACE
  do j = 1, 12
    m(:, j) = m(:, j) - maxval(m) !@ race(m)
  end do
  print *, m(1, 1)
end program normalise
