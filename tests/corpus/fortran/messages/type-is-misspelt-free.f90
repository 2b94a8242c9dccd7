! Claim: what stands for a declaration takes no directive with it. Source: Fortran 2018 §6.3.2. This is bad input.
module m
  implicit none
contains
  subroutine s(x)
    integer, intent(inout) :: x
    intger :: k !@ message(syntax)
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp task shared(x)
  x = x + 1
  !$omp end task
  !$omp taskwait
  x = x + 1
  !$omp end single
  !$omp end parallel
  end subroutine s
end module m
