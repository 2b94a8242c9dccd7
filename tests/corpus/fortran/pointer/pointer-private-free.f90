! Claim: a private pointer that each iteration sets to its own column. Source: OpenMP 5.2 §5.4.3; Fortran 2018 §10.2.2
program ptr
  implicit none
  integer, target :: m(8, 12)
  integer, pointer :: col(:)
  integer :: j
  m = 3
  !$omp parallel do private(col) !@ RACE_FREE
  do j = 1, 12
    col => m(:, j)
    col(1) = sum(col)
    col = col * j
  end do
  print *, sum(m)
end program ptr
