! Claim: teams loop: an iteration reads what the one before it writes. Source: OpenMP 5.2 §10.2, §11.7
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp teams loop !@ RACE
  do i = 2, 100
    v(i) = v(i) + v(i - 1) !@ race(v)
  end do
  !$omp end teams loop
  print *, v(1)
end program p
