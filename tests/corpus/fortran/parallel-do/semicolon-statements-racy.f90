! Claim: several statements in one line. Source: Fortran 2018 §6.3.2.5
program semi
  implicit none
  integer :: i, t, a(9); t = 0
  !$omp parallel do !@ RACE
  do i = 1, 9; t = i * 2; a(i) = t; end do !@ race(t)
  print *, a
end program semi
