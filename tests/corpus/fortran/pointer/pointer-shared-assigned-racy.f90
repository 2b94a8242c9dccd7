! Claim: pointer assignment writes the pointer, which is shared. Source: Fortran 2018 §10.2.2; OpenMP 5.2 §5.1.1
program ptr
  implicit none
  integer, target :: m(8, 12)
  integer, pointer :: col(:)
  integer :: j, s(12)
  m = 3
  !$omp parallel do !@ RACE
  do j = 1, 12
    col => m(:, j) !@ race(col)
    s(j) = sum(col) !@ race(col)
  end do
  print *, s
end program ptr
