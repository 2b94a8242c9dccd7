! Claim: a dummy pointer is mapped with its target. Source: OpenMP 5.2 §5.8.1, §5.8.3
subroutine work(b)
  implicit none
  real, pointer, intent(in) :: b(:)
  !$omp parallel !@ RACE
  !$omp single
  !$omp target nowait !@ race
  b(1) = 1
  !$omp end target
  b(3) = 2 !@ race
  !$omp end single
  !$omp end parallel
end subroutine
