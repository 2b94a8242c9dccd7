! Claim: copyprivate on end single gives the value to the private copies of all threads. Source: OpenMP 5.2 §5.7.2
program broadcast
  implicit none
  integer :: i, seed, v(24)
  !$omp parallel private(seed) !@ RACE_FREE
  !$omp single
  seed = 42
  !$omp end single copyprivate(seed)
  !$omp do
  do i = 1, 24
    v(i) = seed + i
  end do
  !$omp end parallel
  print *, sum(v)
end program broadcast
