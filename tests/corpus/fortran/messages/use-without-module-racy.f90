! Claim: a use statement without the name of a module takes no directive with it. Source: Fortran 2018 §6.3.2. This is bad input.
subroutine s(x)
  use , only: y !@ message(syntax)
  integer, intent(inout) :: x
  !$omp parallel !@ RACE
  !$omp single
  !$omp task shared(x)
  x = x + 1 !@ race(x) possible
  !$omp end task
  x = x + 1 !@ race(x) possible
  !$omp end single
  !$omp end parallel
end subroutine s
