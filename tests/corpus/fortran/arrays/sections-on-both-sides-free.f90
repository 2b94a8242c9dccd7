! Claim: a section is read as a whole before the left side is written, by one thread on its own column. Source: Fortran 2018 §10.2.1.3
program shift_columns
  implicit none
  integer :: j, g(6, 20)
  g = 1
  !$omp parallel do !@ RACE_FREE
  do j = 1, 20
    g(1, j) = j
    g(2:6, j) = g(1:5, j)
  end do
  print *, sum(g)
end program shift_columns
