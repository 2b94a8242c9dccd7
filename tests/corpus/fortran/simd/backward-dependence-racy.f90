! Claim: a lane needs what the lane before has not written yet. Source: semantics.md §7; OpenMP 5.2 §10.4
program lanes
  implicit none
  integer :: i, a(65)
  a = [(i, i = 1, 65)]
  !$omp simd !@ RACE
  do i = 1, 64
    a(i+1) = a(i) + 1 !@ race(a)
  end do
  print *, a(1)
end program lanes
