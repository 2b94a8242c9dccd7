! Claim: exclusive gives the sum of the iterations before. Source: OpenMP 5.2 §5.6
program p
  implicit none
  integer :: i, s, u(100), v(100)
  s = 0
  u = 1
  !$omp parallel do reduction(inscan, +: s) !@ RACE_FREE
  do i = 1, 100
    v(i) = s
    !$omp scan exclusive(s)
    s = s + u(i)
  end do
  print *, v(100)
end program p
