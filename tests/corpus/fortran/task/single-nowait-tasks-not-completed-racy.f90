! Claim: with nowait on end single the tasks may run during the next loop. Source: OpenMP 5.2 §15.6; semantics.md §5
program completed
  implicit none
  integer :: i, a(16), b(16)
  a = 0
  !$omp parallel !@ RACE
  !$omp single
  do i = 1, 16
    !$omp task
    a(i) = 2 * i !@ race(a)
    !$omp end task
  end do
  !$omp end single nowait
  !$omp do
  do i = 1, 16
    b(i) = a(17 - i) !@ race(a)
  end do
  !$omp end do
  !$omp end parallel
  print *, b(1) >= 0
end program completed
