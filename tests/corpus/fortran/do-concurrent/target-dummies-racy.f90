! Claim: two dummy arguments with the target attribute may be one variable. Source: Fortran 2018 §11.1.7.5, §15.5.2.13
subroutine s(a, n, t, u)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  real, target :: t, u
  integer :: i
  do concurrent (i = 1:n) !@ RACE
    a(i) = u
    t = i !@ race(t)
    a(i) = a(i) + t !@ race(t)
  end do
end subroutine
