! Claim: a variable that is private in the region is firstprivate in its tasks. Source: OpenMP 5.2 §5.1.1
program each_own
  implicit none
  integer :: i, k, out(12)
  !$omp parallel private(k) !@ RACE_FREE
  !$omp single
  do i = 1, 12
    k = i * i
    !$omp task
    out(i) = k
    !$omp end task
  end do
  !$omp end single
  !$omp end parallel
  print *, out
end program each_own
