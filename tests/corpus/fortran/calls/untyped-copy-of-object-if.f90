! Claim: a copy of an object behind an unlimited polymorphic name has the procedures of its type. Source: Fortran 2018 §7.3.2.3, §9.7.1.2
module t_m
  implicit none
  integer :: table(100) = 0
  type t
    integer :: v = 0
  contains
    procedure :: work
  end type
contains
  subroutine work(this, n)
    class(t), intent(inout) :: this
    integer, intent(in) :: n
    integer :: i
    !$omp parallel do !@ RACE_FREE_IF(stride n)
    do i = 1, 10
      table(1 + (i - 1) * n) = i + this%v
    end do
  end subroutine
end module
program p
  use t_m
  implicit none
  type(t) :: x
  class(*), allocatable :: y
  interface
    subroutine lib(y)
      class(*) :: y
    end subroutine
  end interface
  call x%work(3)
  allocate(y, source=x)
  call lib(y)
end program
