! Claim: element j of a pointer to row 2 is m(2, j). Source: Fortran 2018 §10.2.2.3
program main
  implicit none
  integer, target :: m(3, 12)
  integer, pointer :: row(:)
  integer :: j
  m = 0
  row => m(2, :)
  !$omp parallel do !@ RACE
  do j = 1, 11
    row(j) = j !@ race
    m(2, j + 1) = -j !@ race
  end do
  print *, m(2, 12) < 0
end program main
