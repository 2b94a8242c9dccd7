! Claim: on which device a region runs orders nothing. Source: OpenMP 5.2 §13.2
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp target teams loop device(0) !@ RACE
  do i = 2, 100
    v(i) = v(i) + v(i - 1) !@ race(v)
  end do
  print *, v(1)
end program p
