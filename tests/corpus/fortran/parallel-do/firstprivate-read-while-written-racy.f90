! Claim: a firstprivate clause on a loop reads the original, which another thread may still write. Source: OpenMP 5.2 §5.4.4; semantics.md §8
program fp
  implicit none
  integer :: i, k, r(15)
  k = 2
  !$omp parallel !@ RACE
  !$omp single
  k = 3 !@ race(k)
  !$omp end single nowait
  !$omp do firstprivate(k) !@ race(k)
  do i = 1, 15
    r(i) = k * i
  end do
  !$omp end do
  !$omp end parallel
  print *, r(1) > 0
end program fp
