! Claim: spread and pack make new arrays. Source: Fortran 2018 §16.9
program sp
  implicit none
  integer :: j, line(4), m(4, 6), n(6)
  line = [3, -1, 4, -1]
  !$omp parallel do !@ RACE_FREE
  do j = 1, 6
    m(:, j) = line * j
    n(j) = size(pack(m(:, j), m(:, j) > 0)) + sum(spread(line, 2, j))
  end do
  print *, sum(m), sum(n)
end program sp
