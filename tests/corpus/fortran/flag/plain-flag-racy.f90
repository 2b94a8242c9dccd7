! Claim: a plain flag races itself and orders nothing. Source: OpenMP 5.2 §1.4.4
program hand_over
  implicit none
  integer :: x, flag, y
  x = 0; flag = 0; y = 5
  !$omp parallel sections !@ RACE
  !$omp section
  x = 5 !@ race(x) possible
  flag = 1 !@ race(flag)
  !$omp section
  if (flag == 1) y = x !@ race(flag) race(x) possible
  !$omp end parallel sections
  print *, y
end program hand_over
