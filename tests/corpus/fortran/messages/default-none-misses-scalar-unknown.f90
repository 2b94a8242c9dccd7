! Claim: default(none) wants t to be listed. Source: OpenMP 5.2 §5.4.1. This is bad input.
subroutine listed(n, a)
  implicit none
  integer, intent(in) :: n
  integer, intent(inout) :: a(n)
  integer :: i, k
  k = 2
  !$omp parallel do default(none) shared(a, n) !@ UNKNOWN(not-conforming)
  do i = 1, n
    a(i) = k * i !@ message(missing-default-none)
  end do
end subroutine listed
