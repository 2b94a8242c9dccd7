! Claim: a defined operator is a call, with its side effects. Source: Fortran 2018 §10.1.6.1
module dop
  implicit none
  integer :: used = 0
  interface operator(.plus.)
    module procedure plus
  end interface
contains
  integer function plus(a, b)
    integer, intent(in) :: a, b
    used = used + 1 !@ race(used)
    plus = a + b
  end function plus
end module dop

program main
  use dop
  implicit none
  integer :: i, r(7)
  !$omp parallel do !@ RACE
  do i = 1, 7
    r(i) = i .plus. 3
  end do
  print *, sum(r), used
end program main
