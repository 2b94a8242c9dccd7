! Claim: a task reads a shared variable that its creator changes for the next one. Source: OpenMP 5.2 §5.1.1, §12.5
program each_own
  implicit none
  integer :: i, k, out(12)
  !$omp parallel shared(k) !@ RACE
  !$omp single
  do i = 1, 12
    k = i * i !@ race(k)
    !$omp task
    out(i) = k !@ race(k)
    !$omp end task
  end do
  !$omp end single
  !$omp end parallel
  print *, size(out)
end program each_own
