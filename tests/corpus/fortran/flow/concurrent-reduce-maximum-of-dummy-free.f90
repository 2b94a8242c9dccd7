! Claim: reduce of a dummy argument. Source: Fortran 2023 §11.1.7.5
! gfortran 12 does not have it.
subroutine most(n, a, m)
  implicit none
  integer, intent(in) :: n, a(n)
  integer, intent(inout) :: m
  integer :: i
  do concurrent (i = 1:n) reduce(max: m) !@ RACE_FREE
    m = max(m, a(i))
  end do
end subroutine most
