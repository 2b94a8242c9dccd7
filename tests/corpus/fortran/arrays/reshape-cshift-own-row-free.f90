! Claim: cshift of a column into itself is one thread's matter. Source: Fortran 2018 §16.9
program rotate
  implicit none
  integer :: i, j, r(7, 9)
  r = reshape([(i, i = 1, 63)], shape(r))
  !$omp parallel do !@ RACE_FREE
  do j = 1, 9
    r(:, j) = cshift(r(:, j), j)
  end do
  print *, r(1, :)
end program rotate
