! Claim: the unit of a file statement is read. Source: Fortran 2018 §12.5.1, §12.9
program units
  implicit none
  integer :: i, u
  u = 10
  !$omp parallel do !@ RACE
  do i = 1, 4
    if (i == 2) u = 6 !@ race(u)
    flush u !@ race(u)
  end do
end program units
