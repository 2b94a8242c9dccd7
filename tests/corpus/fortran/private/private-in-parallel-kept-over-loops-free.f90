! Claim: a private variable of the region is kept by its thread from one loop to the next. Source: OpenMP 5.2 §5.4.3
program kept
  implicit none
  integer :: i, part, total
  total = 0
  !$omp parallel private(part) !@ RACE_FREE
  part = 0
  !$omp do
  do i = 1, 100
    part = part + i
  end do
  !$omp end do nowait
  !$omp critical
  total = total + part
  !$omp end critical
  !$omp end parallel
  print *, total
end program kept
