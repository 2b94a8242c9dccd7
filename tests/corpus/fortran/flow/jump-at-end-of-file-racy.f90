! Claim: statements behind a read may be passed over at the end of a file. Source: Fortran 2018 §12.11.3
program ends
  implicit none
  integer :: i, n, a(41)
  a = 1
  n = 0
  read (*, *, end=10) n
  n = 5
10 continue
  !$omp parallel do !@ RACE
  do i = 1, 40
    if (n /= 5) a(i) = a(i + 1) !@ race(a) possible
  end do
  print *, a(3)
end program ends
