! Claim: an assignment of an object to a number is a subroutine, which may be of a module that is missing. (Not compiled by GCC 13.) Source: Fortran 2018 §10.2.1.4, §14.2.2
module t_m
  implicit none
  type t
    integer :: v
  end type
end module
program p
  use t_m
  use missing, only: assignment(=)
  implicit none
  integer :: i
  integer :: a(10)
  type(t) :: s
  s%v = 3
  !$omp parallel do !@ UNKNOWN(missing-include)
  do i = 1, 10
    a(i) = s
  end do
  print *, a(1)
end program
