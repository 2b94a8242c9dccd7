! Claim: a chain over elements: each task waits for the one that writes its left neighbour. Source: OpenMP 5.2 §15.9.5
program wave
  implicit none
  integer :: i, v(0:15)
  v(0) = 1
  !$omp parallel !@ RACE_FREE
  !$omp master
  do i = 1, 15
    !$omp task depend(in: v(i-1)) depend(out: v(i)) firstprivate(i)
    v(i) = v(i-1) + i
    !$omp end task
  end do
  !$omp end master
  !$omp end parallel
  print *, v(15)
end program wave
