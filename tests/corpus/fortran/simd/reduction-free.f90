! Claim: a simd reduction has a copy for each lane. Source: OpenMP 5.2 §5.5.8, §10.4
program dot
  implicit none
  integer :: i
  integer :: s, x(48), y(48)
  x = 2
  y = 3
  s = 0
  !$omp simd reduction(+:s) !@ RACE_FREE
  do i = 1, 48
    s = s + x(i) * y(i)
  end do
  print *, s
end program dot
