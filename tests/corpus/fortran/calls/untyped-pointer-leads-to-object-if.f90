! Claim: code that is not in sight may call what is bound to the type of an object that an unlimited polymorphic pointer leads to. Source: Fortran 2018 §7.3.2.3, §15.5.6
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
  type(t), target :: x
  class(*), pointer :: y
  interface
    subroutine lib(y)
      class(*), pointer :: y
    end subroutine
  end interface
  y => x
  call x%work(3)
  call lib(y)
end program
