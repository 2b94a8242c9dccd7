! Claim: the items of an implied do are elements that others write. Source: Fortran 2018 §12.6.3
program dump
  implicit none
  integer :: i, j, g(4, 6)
  character(len=24) :: row(6)
  g = 0
  !$omp parallel do !@ RACE
  do j = 1, 6
    g(:, j) = j !@ race(g)
    write (row(j), '(6i4)') (g(1, i), i = 1, 6) !@ race(g)
  end do
  print '(a)', row(6)
end program dump
