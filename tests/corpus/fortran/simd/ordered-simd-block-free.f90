! Claim: lanes execute an ordered block one after the other. Source: OpenMP 5.2 §15.10.2
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp simd !@ RACE_FREE
  do i = 2, 100
    !$omp ordered simd
    v(i) = v(i) + v(i - 1)
    !$omp end ordered
  end do
  print *, v(1)
end program p
