! Claim: .eq. and == are one operator, which a type defines. Source: Fortran 2018 §10.1.5.5, §7.5.5
module cmp
  implicit none
  integer :: asked = 0
  type :: v
    integer :: x = 0
  contains
    procedure :: same
    generic :: operator(==) => same
  end type v
contains
  logical function same(a, b)
    class(v), intent(in) :: a
    type(v), intent(in) :: b
    asked = asked + 1 !@ race(asked)
    same = a%x == b%x
  end function same
end module cmp

program main
  use cmp
  implicit none
  type(v) :: a(12), b
  logical :: l(12)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 12
    l(i) = a(i) .eq. b
  end do
  print *, count(l), asked
end program main
