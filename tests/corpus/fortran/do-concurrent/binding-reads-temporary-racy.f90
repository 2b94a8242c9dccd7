! Claim: a procedure of a type reads the variable of a module before the iteration defines it. Source: Fortran 2018 §11.1.7.5, §15.5.6
module m
  implicit none
  real :: t
  type ty
    real :: v
  contains
    procedure :: f
  end type
contains
  pure real function f(x)
    class(ty), intent(in) :: x
    f = t + x%v !@ race(t)
  end function
  subroutine s(a, n, o)
    integer, intent(in) :: n
    real, intent(inout) :: a(n)
    type(ty), intent(in) :: o
    integer :: i
    do concurrent (i = 1:n) !@ RACE
      a(i) = o%f()
      t = i !@ race(t)
      a(i) = a(i) + t !@ race(t)
    end do
  end subroutine
end module
