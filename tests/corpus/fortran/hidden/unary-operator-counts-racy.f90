! Claim: a unary defined operator is a call of its function. Source: Fortran 2018 §10.1.6
module neg
  implicit none
  type :: v
    integer :: x = 0
  end type v
  integer :: used = 0
  interface operator(-)
    module procedure minus
  end interface
contains
  function minus(a) result(c)
    type(v), intent(in) :: a
    type(v) :: c
    used = used + 1 !@ race(used)
    c%x = -a%x
  end function minus
end module neg

program main
  use neg
  implicit none
  type(v) :: a(12)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 12
    a(i) = -a(i)
  end do
  print *, a(3)%x, used
end program main
