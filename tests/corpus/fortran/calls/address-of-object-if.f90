! Claim: who knows by c_loc where an object is may use it as what it is. Source: Fortran 2018 §18.2.3.6
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
  use iso_c_binding
  implicit none
  type(t), target :: x
  type(c_ptr) :: y
  call x%work(3)
  y = c_loc(x)
  call lib(y)
end program
