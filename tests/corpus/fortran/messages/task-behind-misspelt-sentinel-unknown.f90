! Claim: a task behind a comment that looks like a directive is not judged as if no team executed it. Source: OpenMP 5.2 §5.1. This is bad
! input.
subroutine s(x)
  implicit none
  integer, intent(inout) :: x
  !@ message(unknown-directive)
  !$opm parallel
  !$omp task shared(x) !@ UNKNOWN(parse-problem)
  x = x + 1
  !$omp end task
  !@ message(unknown-directive)
  !$opm end parallel
end subroutine s
