! Claim: a section of the next column is another thread's. Source: Fortran 2018 §10.2.1.3; semantics.md §10
program shift_columns
  implicit none
  integer :: j, g(6, 20)
  g = 1
  !$omp parallel do !@ RACE
  do j = 1, 19
    g(2:6, j) = g(1:5, j+1) !@ race(g)
  end do
  print *, sum(g)
end program shift_columns
