! Claim: forall reads the column before, which another thread writes. Source: Fortran 2018 §10.2.4; semantics.md §10
program shift_right
  implicit none
  integer :: i, j, w(9, 11)
  w = reshape([(i, i = 1, 99)], [9, 11])
  !$omp parallel do private(i) !@ RACE
  do j = 2, 11
    forall (i = 1:9) w(i, j) = w(i, j - 1) !@ race(w)
  end do
  print *, w(9, 11)
end program shift_right
