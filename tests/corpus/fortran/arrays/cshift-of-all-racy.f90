! Claim: cshift of the whole matrix reads all columns. Source: Fortran 2018 §16.9
program rotate
  implicit none
  integer :: i, j, r(7, 9)
  integer :: s(7, 9)
  r = reshape([(i, i = 1, 63)], shape(r))
  !$omp parallel do private(s) !@ RACE
  do j = 1, 9
    s = cshift(r, 1, dim=2) !@ race(r)
    r(1, j) = s(1, j) !@ race(r)
  end do
  print *, r(2, :)
end program rotate
