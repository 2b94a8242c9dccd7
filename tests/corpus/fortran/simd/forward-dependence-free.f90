! Claim: a lane reads the next element before the next lane overwrites it. Source: semantics.md §7; OpenMP 5.2 §10.4
program lanes
  implicit none
  integer :: i, a(65)
  a = [(i, i = 1, 65)]
  !$omp simd !@ RACE_FREE
  do i = 1, 64
    a(i) = a(i+1)
  end do
  print *, a(64)
end program lanes
