! Claim: a running sum without scan. Source: OpenMP 5.2 §5.1.1, §5.6
program sc
  implicit none
  integer :: i, s, a(20), p(20)
  a = 2
  s = 0
  !$omp parallel do !@ RACE
  do i = 1, 20
    s = s + a(i) !@ race(s)
    p(i) = s !@ race(s)
  end do
  print *, p(1) > 0
end program sc
