! Claim: an assignment of objects may be a subroutine of a module that is missing. (Not compiled by GCC 13.) Source: Fortran 2018 §10.2.1.4, §14.2.2
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
  type(t) :: a(10), s
  s%v = 3
  !$omp parallel do !@ UNKNOWN(missing-include)
  do i = 1, 10
    a(i) = s
  end do
  print *, a(1)%v
end program
