! Claim: a column from a row of the same matrix reads what others write. Source: Fortran 2018 §16.9; semantics.md §10
program flip
  implicit none
  integer :: j, m(8, 8)
  m = reshape([(j, j = 1, 64)], [8, 8])
  !$omp parallel do !@ RACE
  do j = 1, 8
    m(:, j) = m(j, :) !@ race(m)
  end do
  print *, m(8, 1)
end program flip
