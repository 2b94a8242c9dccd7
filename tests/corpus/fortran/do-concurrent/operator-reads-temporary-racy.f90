! Claim: an operator reads the variable of a module before the iteration defines it. Source: Fortran 2018 §10.1.6, §11.1.7.5
module m
  implicit none
  real :: t
  interface operator(.foo.)
    module procedure f
  end interface
contains
  pure real function f(x)
    real, intent(in) :: x
    f = t + x !@ race(t)
  end function
  subroutine s(a, n)
    integer, intent(in) :: n
    real, intent(inout) :: a(n)
    integer :: i
    do concurrent (i = 1:n) !@ RACE
      a(i) = .foo. a(i)
      t = i !@ race(t)
      a(i) = a(i) + t !@ race(t)
    end do
  end subroutine
end module
