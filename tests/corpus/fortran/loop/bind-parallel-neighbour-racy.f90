! Claim: a loop that binds to the team shares its iterations. Source: OpenMP 5.2 §11.7.1
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp parallel loop bind(parallel) !@ RACE
  do i = 2, 100
    v(i) = v(i) + v(i - 1) !@ race(v)
  end do
  print *, v(1)
end program p
