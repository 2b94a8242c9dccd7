! Claim: what stands for a declaration takes no directive with it. Source: Fortran 2018 §6.3.2. This is bad input.
module m
  implicit none
contains
  subroutine s(x)
    integer, intent(inout) :: x
    intger :: k !@ message(syntax)
  !$omp parallel !@ RACE
  !$omp single
  !$omp task shared(x)
  x = x + 1 !@ race(x) possible
  !$omp end task
  x = x + 1 !@ race(x) possible
  !$omp end single
  !$omp end parallel
  end subroutine s
end module m
