! Claim: a do concurrent in a parallel region is executed as a whole by each thread. Source: OpenMP 5.2 §10.1; semantics.md §3
program dc_parallel
  implicit none
  integer :: i, a(14)
  !$omp parallel !@ RACE
  do concurrent (i = 1:14)
    a(i) = i !@ race(a)
  end do
  !$omp end parallel
  print *, sum(a)
end program dc_parallel
