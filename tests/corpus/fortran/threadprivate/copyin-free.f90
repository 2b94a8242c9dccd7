! Claim: copyin copies the primary thread's value at the start of the region. Source: OpenMP 5.2 §5.7.1
program main
  implicit none
  integer, save :: base
  integer :: i, r(10)
  !$omp threadprivate(base)
  base = 50
  !$omp parallel copyin(base) !@ RACE_FREE
  !$omp do
  do i = 1, 10
    r(i) = base + i
  end do
  !$omp end do
  base = base + 1
  !$omp end parallel
  print *, r
end program main
