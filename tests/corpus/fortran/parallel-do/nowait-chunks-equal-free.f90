! Claim: schedule(static, 4) on both loops gives equal logical iterations to the same thread. Source: OpenMP 5.2 §11.5.3
program chunked
  implicit none
  integer :: i, p(64)
  !$omp parallel num_threads(4) !@ RACE_FREE
  !$omp do schedule(static, 4)
  do i = 1, 64
    p(i) = i
  end do
  !$omp end do nowait
  !$omp do schedule(static,4)
  do i = 1, 64
    p(i) = p(i) * 2
  end do
  !$omp end do nowait
  !$omp end parallel
  print *, sum(p)
end program chunked
