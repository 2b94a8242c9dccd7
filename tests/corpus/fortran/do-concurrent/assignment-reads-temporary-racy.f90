! Claim: a defined assignment reads the variable of a module before the iteration defines it. Source: Fortran 2018 §10.2.1.4, §11.1.7.5
module m
  implicit none
  real :: t
  type ty
    real :: v
  end type
  interface assignment(=)
    module procedure asg
  end interface
contains
  pure subroutine asg(x, y)
    type(ty), intent(inout) :: x
    real, intent(in) :: y
    x%v = t + y !@ race(t)
  end subroutine
  subroutine s(a, n)
    integer, intent(in) :: n
    type(ty), intent(inout) :: a(n)
    integer :: i
    do concurrent (i = 1:n) !@ RACE
      a(i) = 1.0
      t = i !@ race(t)
      a(i)%v = t !@ race(t)
    end do
  end subroutine
end module
