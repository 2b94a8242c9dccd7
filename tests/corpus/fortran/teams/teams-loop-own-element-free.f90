! Claim: teams loop: each iteration has elements of its own. Source: OpenMP 5.2 §10.2, §11.7
program p
  implicit none
  integer :: i, u(100), v(0:99)
  u = 1
  v = 0
  !$omp teams loop !@ RACE_FREE
  do i = 1, 100
    v(i - 1) = v(i - 1) + u(i)
  end do
  !$omp end teams loop
  print *, v(1)
end program p
