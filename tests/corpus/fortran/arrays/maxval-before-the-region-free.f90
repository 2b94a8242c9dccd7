! Claim: a maximum that is computed before the region is only read. Source: OpenMP 5.2 §10.1; Fortran 2018 §16.9
program normalise
  implicit none
  integer :: j, top
  integer :: m(5, 12)
  m = 6
  m(2, 2) = 9
  top = maxval(m)
  !$omp parallel do !@ RACE_FREE
  do j = 1, 12
    m(:, j) = m(:, j) - top
  end do
  print *, sum(m)
end program normalise
