! Claim: a logical if guards its one statement. Source: Fortran 2018 §11.1.8.4
program lif
  implicit none
  integer :: i, lowest
  lowest = 99
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    if (i .eq. 1) lowest = 0
  end do
  print *, lowest
end program lif
