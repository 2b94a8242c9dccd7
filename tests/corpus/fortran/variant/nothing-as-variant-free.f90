! Claim: nothing leaves the loop as it is. Source: OpenMP 5.2 §7.5
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp nothing
  v(1) = 2
  !$omp parallel do !@ RACE_FREE
  do i = 1, 100
    v(i) = v(i) + i
  end do
  print *, v(1)
end program p
