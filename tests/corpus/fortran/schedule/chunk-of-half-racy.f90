! Claim: chunks of half of the iterations go to two threads. Source: OpenMP 5.2 §11.5.3
program halves
  implicit none
  integer :: i, s
  s = 0
  !$omp parallel do schedule(static, 20) !@ RACE witness T<=2
  do i = 1, 40
    s = s + i !@ race(s)
  end do
  print *, s
end program halves
