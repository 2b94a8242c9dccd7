! Claim: numbers are added and assigned by no procedure that takes objects. Source: Fortran 2018 §10.1.6, §10.2.1.4
module m
  implicit none
  real :: t
  type ty
    real :: v
  end type
  interface assignment(=)
    module procedure asg
  end interface
  interface operator(+)
    module procedure add
  end interface
contains
  pure subroutine asg(x, y)
    type(ty), intent(inout) :: x
    real, intent(in) :: y
    x%v = t + y
  end subroutine
  pure function add(x, y) result(z)
    type(ty), intent(in) :: x, y
    type(ty) :: z
    z%v = x%v + y%v + t
  end function
  subroutine s(a, n)
    integer, intent(in) :: n
    real, intent(inout) :: a(n)
    integer :: i
    do concurrent (i = 1:n) !@ RACE_FREE
      t = i + 1
      a(i) = t + a(i)
    end do
  end subroutine
end module
