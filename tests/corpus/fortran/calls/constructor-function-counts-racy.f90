! Claim: a function with the name of the type is called where its arguments fit. Source: Fortran 2018 §15.4.3.4.1, §7.5.10
module cons
  implicit none
  integer :: made = 0
  type :: point
    integer :: x, y
  end type point
  interface point
    module procedure from_one
  end interface point
contains
  type(point) function from_one(k)
    integer, intent(in) :: k
    made = made + 1 !@ race(made)
    from_one%x = k
    from_one%y = k
  end function from_one
end module cons

program main
  use cons
  implicit none
  type(point) :: p(9)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 9
    p(i) = point(i)
  end do
  print *, made, sum(p%x)
end program main
