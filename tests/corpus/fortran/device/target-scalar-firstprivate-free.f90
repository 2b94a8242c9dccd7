! Claim: a scalar that is not mapped is firstprivate in the target region. Source: OpenMP 5.2 §5.1.1
program scalar
  implicit none
  integer :: i, k, v(16)
  k = 3
  !$omp target map(from: v) !@ RACE_FREE
  !$omp parallel do
  do i = 1, 16
    v(i) = k * i
  end do
  !$omp end parallel do
  !$omp end target
  print *, sum(v), k
end program scalar
