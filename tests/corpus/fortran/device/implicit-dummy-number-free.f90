! Claim: a dummy argument that is a number is firstprivate in a target region. Source: OpenMP 5.2 §5.8.1
subroutine work(s)
  implicit none
  integer, intent(inout) :: s
  !$omp parallel !@ RACE_FREE
  !$omp target
  s = s + 1
  !$omp end target
  !$omp end parallel
end subroutine
