! Claim: the block of an assume construct just executes. Source: OpenMP 5.2 §8.3.3; gfortran 12 does not have it.
program p
  implicit none
  integer :: i, v(100), s
  s = 0
  !$omp parallel do !@ RACE
  do i = 1, 100
    !$omp assume no_openmp no_openmp_routines no_parallelism absent(task) contains(simd)
    block
    v(i) = i
    s = s + i !@ race(s)
    end block
  end do
  print *, v(1), s
end program
