! Claim: a defined assignment of a logical value to a number reads the variable of the module. Source: Fortran 2018 §10.2.1.4, §11.1.7.5
module m
  implicit none
  real :: t
  interface assignment(=)
    module procedure asg
  end interface
contains
  pure subroutine asg(x, y)
    real, intent(out) :: x
    logical, intent(in) :: y
    x = merge(t, 0.0, y) !@ race(t)
  end subroutine
  subroutine s(a, l, n)
    integer, intent(in) :: n
    real, intent(inout) :: a(n)
    logical, intent(in) :: l(n)
    integer :: i
    do concurrent (i = 1:n) !@ RACE
      a(i) = l(i)
      t = i*1.0 !@ race(t)
      a(i) = a(i) + t !@ race(t)
    end do
  end subroutine
end module
