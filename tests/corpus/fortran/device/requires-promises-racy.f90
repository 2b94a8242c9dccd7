! Claim: what a program requires of devices orders nothing. Source: OpenMP 5.2 §8.2; gfortran 12 does not have it.
program p
  implicit none
  !$omp requires unified_address, reverse_offload, dynamic_allocators
  integer :: i, v(100)
  v = 1
  !$omp target teams loop !@ RACE
  do i = 2, 100
    v(i) = v(i) + v(i - 1) !@ race(v)
  end do
  print *, v(1)
end program p
