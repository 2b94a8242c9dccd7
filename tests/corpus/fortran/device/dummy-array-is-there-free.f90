! Claim: a dummy array that target data has mapped is not copied again. Source: OpenMP 5.2 §5.8.3
subroutine work(a, n)
  implicit none
  integer, intent(in) :: n
  integer, intent(inout) :: a(n)
  !$omp target data map(tofrom: a)
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp target nowait
  a(1) = 1
  !$omp end target
  a(n) = 2
  !$omp end single
  !$omp end parallel
  !$omp end target data
end subroutine
