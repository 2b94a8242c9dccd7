! Claim: a dummy array in a map clause means all of its elements. Source: OpenMP 5.2 §5.8.3
subroutine work(a, n)
  implicit none
  integer, intent(in) :: n
  integer, intent(inout) :: a(n)
  !$omp parallel !@ RACE
  !$omp single
  !$omp target enter data map(to: a) nowait !@ race
  a(n) = 2 !@ race
  !$omp taskwait
  !$omp end single
  !$omp end parallel
end subroutine
