! Claim: the transpose goes to another matrix. Source: Fortran 2018 §16.9
program flip
  implicit none
  integer :: j, m(8, 8), mt(8, 8)
  m = reshape([(j, j = 1, 64)], [8, 8])
  !$omp parallel do !@ RACE_FREE
  do j = 1, 8
    mt(:, j) = m(j, :)
  end do
  print *, all(mt == transpose(m))
end program flip
