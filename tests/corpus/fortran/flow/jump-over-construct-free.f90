! Claim: a branch may pass over a whole construct. Source: Fortran 2018 §11.2.2; OpenMP 5.2 §6.3
subroutine maybe(n, a)
  implicit none
  integer, intent(in) :: n
  integer, intent(inout) :: a(n)
  integer :: i
  if (n < 2) goto 99
  !$omp parallel do !@ RACE_FREE
  do i = 1, n
    if (a(i) == 0) goto 10
    a(i) = 2
10  continue
  end do
  !$omp end parallel do
99 continue
end subroutine maybe
