! Claim: count, any, minloc and product of the thread's column. Source: Fortran 2018 §16.9
program col_stats
  implicit none
  integer :: i, j, m(7, 9), c(9), at(9)
  logical :: neg(9)
  m = reshape([(mod(31 * i, 17) - 4, i = 1, 63)], [7, 9])
  !$omp parallel do !@ RACE_FREE
  do j = 1, 9
    c(j) = count(m(:, j) > 0)
    neg(j) = any(m(:, j) < 0)
    at(j) = minloc(m(:, j), 1)
    m(at(j), j) = product(m(1:2, j))
  end do
  print *, sum(c), count(neg), sum(at)
end program col_stats
