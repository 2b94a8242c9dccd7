! Claim: otherwise stands for what no selector matches. Source: OpenMP 5.2 §7.4.2; gfortran 12 does not have it.
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp metadirective when(user={condition(.false.)}: simd) otherwise(parallel do) !@ RACE
  do i = 2, 100
    v(i) = v(i) + v(i - 1) !@ race(v)
  end do
  print *, v(1)
end program p
