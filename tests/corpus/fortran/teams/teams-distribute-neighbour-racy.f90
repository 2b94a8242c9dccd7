! Claim: teams distribute: an iteration reads what the one before it writes. Source: OpenMP 5.2 §10.2, §11.6
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp teams distribute !@ RACE
  do i = 2, 100
    v(i) = v(i) + v(i - 1) !@ race(v)
  end do
  !$omp end teams distribute
  print *, v(1)
end program p
