! Claim: with nogroup the creator does not wait. Source: OpenMP 5.2 §12.6
program tl
  implicit none
  integer :: i, v(30), total
  v = 0
  !$omp parallel master shared(v, total) !@ RACE
  !$omp taskloop num_tasks(6) nogroup
  do i = 1, 30
    v(i) = i !@ race(v)
  end do
  !$omp end taskloop
  total = sum(v) !@ race(v)
  !$omp end parallel master
  print *, total >= 0
end program tl
