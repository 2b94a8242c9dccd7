! Claim: a do while cannot be a worksharing loop. Source: OpenMP 5.2 §4.4.1. This is bad input.
subroutine forms(n, a)
  implicit none
  integer, intent(in) :: n
  integer, intent(inout) :: a(n)
  integer :: i
  i = 1
  !$omp parallel do !@ UNKNOWN(not-conforming)
  do while (i <= n) !@ message(not-canonical)
    a(i) = i
    i = i + 1
  end do
end subroutine forms
