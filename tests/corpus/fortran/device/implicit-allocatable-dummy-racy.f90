! Claim: an allocatable dummy argument is mapped with its elements. Source: OpenMP 5.2 §5.8.1
subroutine work(a)
  implicit none
  integer, allocatable, intent(inout) :: a(:)
  !$omp parallel !@ RACE
  !$omp single
  !$omp target nowait !@ race
  a(1) = 1
  !$omp end target
  a(5) = 2 !@ race
  !$omp end single
  !$omp end parallel
end subroutine
