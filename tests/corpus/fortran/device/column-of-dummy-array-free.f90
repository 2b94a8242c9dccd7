! Claim: of a dummy array a clause may map one column. Source: OpenMP 5.2 §5.8.3
subroutine work(a, n)
  implicit none
  integer, intent(in) :: n
  integer, intent(inout) :: a(n, n)
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp target map(tofrom: a(:, 1)) nowait
  a(1, 1) = 1
  !$omp end target
  a(1, 2) = 2
  !$omp end single
  !$omp end parallel
end subroutine
