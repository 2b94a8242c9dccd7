! Claim: a partial sum that is not private is added to by all threads. Source: OpenMP 5.2 §5.1.1
program kept
  implicit none
  integer :: i, part, total
  total = 0
  !$omp parallel !@ RACE
  part = 0 !@ race(part)
  !$omp do
  do i = 1, 100
    part = part + i !@ race(part)
  end do
  !$omp end do nowait
  !$omp critical
  total = total + part !@ race(part)
  !$omp end critical
  !$omp end parallel
  print *, total
end program kept
