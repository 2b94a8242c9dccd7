! Claim: an operator that only names is a call of its function. Source: Fortran 2018 §10.1.6, §14.2.2
module vec
  implicit none
  type :: v
    integer :: x = 0
  end type v
  integer :: used = 0
  interface operator(.plus.)
    module procedure add
  end interface
contains
  function add(a, b) result(c)
    type(v), intent(in) :: a, b
    type(v) :: c
    used = used + 1 !@ race(used)
    c%x = a%x + b%x
  end function add
end module vec

program main
  use vec, only: v, operator(.plus.)
  implicit none
  type(v) :: a(12), one
  integer :: i
  one%x = 1
  !$omp parallel do !@ RACE
  do i = 1, 12
    a(i) = a(i) .plus. one
  end do
  print *, a(3)%x
end program main
