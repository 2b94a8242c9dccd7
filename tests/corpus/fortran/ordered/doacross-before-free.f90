! Claim: doacross orders an iteration behind the one before it. Source: OpenMP 5.2 §15.9.6; gfortran 12 does not have it.
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp parallel do ordered(1) !@ RACE_FREE
  do i = 2, 100
    !$omp ordered doacross(sink: i - 1)
    v(i) = v(i) + v(i - 1)
    !$omp ordered doacross(source: omp_cur_iteration)
  end do
  print *, v(1)
end program p
