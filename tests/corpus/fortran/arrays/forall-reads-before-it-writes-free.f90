! Claim: forall in one thread's column: its expressions are evaluated before any assignment, which is one thread's matter. Source: Fortran 2018 §10.2.4
program shift_down
  implicit none
  integer :: i, j, w(9, 11)
  w = reshape([(i, i = 1, 99)], [9, 11])
  !$omp parallel do private(i) !@ RACE_FREE
  do j = 1, 11
    forall (i = 2:9) w(i, j) = w(i - 1, j)
  end do
  print *, w(9, 11)
end program shift_down
