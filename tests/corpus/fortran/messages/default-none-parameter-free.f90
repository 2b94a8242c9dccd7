! Claim: a named constant is no variable and need not be listed. Source: OpenMP 5.2 §5.4.1
subroutine listed(n, a)
  implicit none
  integer, intent(in) :: n
  integer, intent(inout) :: a(n)
  integer, parameter :: k = 2
  integer :: i
  !$omp parallel do default(none) shared(a, n) !@ RACE_FREE
  do i = 1, n
    a(i) = k * i
  end do
end subroutine listed
