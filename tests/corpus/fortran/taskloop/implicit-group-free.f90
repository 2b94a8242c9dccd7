! Claim: a taskloop waits for its tasks at its end. Source: OpenMP 5.2 §12.6, §15.4
program tl
  implicit none
  integer :: i, v(30), total
  !$omp parallel master shared(v, total) !@ RACE_FREE
  !$omp taskloop num_tasks(6)
  do i = 1, 30
    v(i) = i
  end do
  !$omp end taskloop
  total = sum(v)
  !$omp end parallel master
  print *, total
end program tl
