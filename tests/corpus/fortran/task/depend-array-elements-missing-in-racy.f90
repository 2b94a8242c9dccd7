! Claim: without the in item a task does not wait for its left neighbour. Source: OpenMP 5.2 §15.9.5
program wave
  implicit none
  integer :: i, v(0:15)
  v = 1
  !$omp parallel !@ RACE
  !$omp master
  do i = 1, 15
    !$omp task depend(out: v(i)) firstprivate(i)
    v(i) = v(i-1) + i !@ race(v)
    !$omp end task
  end do
  !$omp end master
  !$omp end parallel
  print *, v(15)
end program wave
