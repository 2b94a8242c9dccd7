! Claim: a region that a branch repeats. Source: Fortran 2018 §11.2.2
program sweeps
  implicit none
  integer :: i, n, a(0:41)
  a = 1
  n = 0
10 n = n + 1
  !$omp parallel do !@ RACE
  do i = 1, 40
    a(i) = a(i - 1) + n !@ race(a)
  end do
  !$omp end parallel do
  if (n < 5) goto 10
  print *, a(3)
end program sweeps
