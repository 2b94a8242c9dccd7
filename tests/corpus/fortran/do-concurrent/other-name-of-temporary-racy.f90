! Claim: an associate name means the variable that each iteration defines. Source: Fortran 2018 §11.1.3, §11.1.7.5
subroutine s(a, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  real :: t
  integer :: i
  t = 0
  associate (u => t)
  do concurrent (i = 1:n) !@ RACE
    a(i) = u !@ race(t)
    t = i !@ race(t)
    a(i) = a(i) + t !@ race(t)
  end do
  end associate
end subroutine
