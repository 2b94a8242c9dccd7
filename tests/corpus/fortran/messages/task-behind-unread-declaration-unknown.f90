! Claim: a task behind text that is not understood is not judged as if no team executed it. Source: OpenMP 5.2 §12.5. This is bad input.
subroutine s(x)
  implicit none
  integer, intent(inout) :: x
  omp parallel !@ message(syntax)
  !$omp task shared(x) !@ UNKNOWN(parse-problem)
  x = x + 1
  !$omp end task
end subroutine s
