! Claim: a target region with nowait runs beside the host, which changes what is copied back. Source: OpenMP 5.2 §13.8; semantics.md §5
program async
  implicit none
  integer :: i, v(30)
  v = 1
  !$omp target map(tofrom: v) nowait !@ RACE race(v)
  do i = 1, 30
    v(i) = v(i) + i
  end do
  !$omp end target
  v(3) = 0 !@ race(v)
  !$omp taskwait
  print *, v(1) > 0
end program async
