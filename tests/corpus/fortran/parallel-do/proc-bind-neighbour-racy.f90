! Claim: where threads run orders nothing. Source: OpenMP 5.2 §10.1.3
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp parallel do proc_bind(spread) !@ RACE
  do i = 2, 100
    v(i) = v(i) + v(i - 1) !@ race(v)
  end do
  print *, v(1)
end program p
