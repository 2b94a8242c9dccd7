! Claim: teams distribute parallel do: an iteration reads what the one before it writes. Source: OpenMP 5.2 §10.2, §11.6
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp teams distribute parallel do !@ RACE
  do i = 2, 100
    v(i) = v(i) + v(i - 1) !@ race(v)
  end do
  !$omp end teams distribute parallel do
  print *, v(1)
end program p
