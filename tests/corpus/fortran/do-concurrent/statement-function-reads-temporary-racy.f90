! Claim: a statement function reads a variable before the iteration defines it. Source: Fortran 2018 §11.1.7.5, §15.6.4
subroutine s(a, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  real :: t, g, x
  integer :: i
  g(x) = x + t !@ race(t)
  t = 0
  do concurrent (i = 1:n) !@ RACE
    a(i) = g(1.0)
    t = i !@ race(t)
    a(i) = a(i) + t !@ race(t)
  end do
end subroutine
