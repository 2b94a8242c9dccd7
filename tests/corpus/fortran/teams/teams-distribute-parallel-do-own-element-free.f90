! Claim: teams distribute parallel do: each iteration has elements of its own. Source: OpenMP 5.2 §10.2, §11.6
program p
  implicit none
  integer :: i, u(100), v(0:99)
  u = 1
  v = 0
  !$omp teams distribute parallel do !@ RACE_FREE
  do i = 1, 100
    v(i - 1) = v(i - 1) + u(i)
  end do
  !$omp end teams distribute parallel do
  print *, v(1)
end program p
