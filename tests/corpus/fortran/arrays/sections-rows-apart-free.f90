! Claim: rows 1 to 3 are written and rows 4 to 6 of the next column are read. Source: Fortran 2018 §9.5.3.3; semantics.md §9
program halves
  implicit none
  integer :: j, g(6, 20)
  g = 1
  !$omp parallel do !@ RACE_FREE
  do j = 1, 19
    g(1:3, j) = g(4:6, j+1) + 1
  end do
  print *, sum(g)
end program halves
