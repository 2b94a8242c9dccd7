! Claim: alignment changes no access. Source: OpenMP 5.2 §5.11
program p
  implicit none
  integer :: i
  integer, allocatable :: v(:)
  allocate (v(100))
  v = 1
  !$omp simd aligned(v: 4) !@ RACE_FREE
  do i = 1, 100
    v(i) = v(i) + i
  end do
  print *, v(1)
end program p
