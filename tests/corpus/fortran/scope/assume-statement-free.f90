! Claim: the block of an assume construct just executes. Source: OpenMP 5.2 §8.3.3; gfortran 12 does not have it.
program p
  implicit none
  integer :: i, v(100)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 100
    !$omp assume holds(i > 0) no_openmp
    v(i) = i
    !$omp end assume
  end do
  print *, v(1)
end program
