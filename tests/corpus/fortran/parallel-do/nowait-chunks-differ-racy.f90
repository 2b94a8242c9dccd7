! Claim: chunks of 4 and of 8 belong to different threads. Source: OpenMP 5.2 §11.5.3; semantics.md §3
program chunked
  implicit none
  integer :: i, p(64)
  !$omp parallel num_threads(4) !@ RACE
  !$omp do schedule(static, 4)
  do i = 1, 64
    p(i) = i !@ race(p)
  end do
  !$omp end do nowait
  !$omp do schedule(static, 8)
  do i = 1, 64
    p(i) = p(i) * 2 !@ race(p)
  end do
  !$omp end do nowait
  !$omp end parallel
  print *, sum(p)
end program chunked
