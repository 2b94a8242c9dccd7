! Claim: a branch into the middle of what another one repeats is not followed, and the report says so. Source: Fortran 2018 §11.2.2
program middle
  implicit none
  integer :: i, n, a(41)
  a = 1
  !$omp parallel do private(n) !@ UNKNOWN(unmodelled-statement)
  do i = 1, 40
    n = 0
    if (a(i) > 1) goto 20
10  n = n + 1
20  a(i) = n
    if (n < 3) goto 10
  end do
  print *, a(3)
end program middle
