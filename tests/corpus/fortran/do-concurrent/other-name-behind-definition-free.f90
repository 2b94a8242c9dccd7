! Claim: an associate name means what the iteration has defined. Source: Fortran 2018 §11.1.3, §11.1.7.5
subroutine s(a, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  real :: t
  integer :: i
  t = 0
  associate (u => t)
  do concurrent (i = 1:n) !@ RACE_FREE
    t = i
    a(i) = u
  end do
  end associate
end subroutine
