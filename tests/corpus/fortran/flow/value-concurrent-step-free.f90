! Claim: a step is not zero. Source: Fortran 2018 §11.1.7.4.1
subroutine strided(n, s, a)
  implicit none
  integer, intent(in) :: n, s
  real, intent(inout) :: a(n)
  integer :: i
  do concurrent (i = 1:n:s) !@ RACE_FREE
    a(i) = 2 * a(i)
  end do
end subroutine strided
