! Claim: a dummy array of explicit shape that no clause maps is mapped as a whole. Source: OpenMP 5.2 §5.8.1
subroutine work(a, n)
  implicit none
  integer, intent(in) :: n
  integer, intent(inout) :: a(n)
  !$omp parallel !@ RACE
  !$omp single
  !$omp target nowait !@ race
  a(1) = 1
  !$omp end target
  if (n > 5) a(5) = 2 !@ race
  !$omp end single
  !$omp end parallel
end subroutine
