! Claim: a type-bound procedure gets a section as any other does. Source: Fortran 2018 §15.5.2.4, §7.5.5
module m
  implicit none
  type :: tool
    integer :: w = 1
  contains
    procedure :: apply
  end type tool
contains
  subroutine apply(this, x)
    class(tool), intent(in) :: this
    integer, intent(inout) :: x(:)
    x(1) = x(2) + this%w !@ race
  end subroutine apply
end module m

program main
  use m
  implicit none
  type(tool) :: t
  integer :: i, a(40)
  a = 0
  !$omp parallel do !@ RACE
  do i = 1, 20
    call t%apply(a(i:i + 20:2))
  end do
  print *, sum(a) > 0
end program main
