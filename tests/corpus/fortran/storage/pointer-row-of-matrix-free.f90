! Claim: a row that a pointer stands for is apart from the other rows. Source: Fortran 2018 §10.2.2.3
program main
  implicit none
  integer, target :: m(3, 12)
  integer, pointer :: row(:)
  integer :: j
  m = 0
  row => m(2, :)
  !$omp parallel do !@ RACE_FREE
  do j = 1, 11
    row(j) = j
    m(3, j + 1) = -j
  end do
  print *, sum(m)
end program main
