! Claim: return may not leave a parallel region. Source: OpenMP 5.2 §4.4, §10.1. This is bad input.
subroutine leaving(n, a)
  implicit none
  integer, intent(in) :: n
  integer, intent(inout) :: a
  !$omp parallel !@ UNKNOWN(not-conforming)
  if (n < 0) return !@ message(branch-out)
  !$omp master
  a = n
  !$omp end master
  !$omp end parallel
end subroutine leaving
