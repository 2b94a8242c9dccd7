! Claim: the items of an implied do are elements of the thread's own column. Source: Fortran 2018 §12.6.3
program dump
  implicit none
  integer :: i, j, g(4, 6)
  character(len=24) :: row(6)
  !$omp parallel do !@ RACE_FREE
  do j = 1, 6
    g(:, j) = j
    write (row(j), '(4i4)') (g(i, j), i = 1, 4)
  end do
  print '(a)', row
end program dump
