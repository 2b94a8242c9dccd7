! Claim: arrays by a dimension statement. Source: Fortran 2018 §8.6.8
program old_style
  implicit none
  integer n, i
  parameter (n = 15)
  integer v, w
  dimension v(n), w(0:n)
  do i = 1, n
    v(i) = i
    w(i) = 1
  end do
  w(0) = 0
  !$omp parallel do !@ RACE
  do i = 1, n
    w(i) = w(i - 1) + v(i) !@ race(w)
  end do
  print *, w(0)
end program old_style
