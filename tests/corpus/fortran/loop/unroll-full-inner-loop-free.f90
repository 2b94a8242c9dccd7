! Claim: an inner loop that is unrolled in full. Source: OpenMP 5.2 §9.2; gfortran 12 does not have it.
program p
  implicit none
  integer :: i, j, v(4,100)
  !$omp parallel do private(j) !@ RACE_FREE
  do i = 1, 100
    !$omp unroll full
    do j = 1, 4
      v(j,i) = j
    end do
    !$omp end unroll
  end do
  print *, v(1,1)
end program
