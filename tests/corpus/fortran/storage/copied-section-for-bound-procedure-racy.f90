! Claim: what a type-bound procedure gets as a section of explicit shape is copied back. Source: Fortran 2018 §15.5.2.4, §7.5.5
module m
  implicit none
  type :: tool
    integer :: w = 1
  contains
    procedure :: apply
  end type tool
contains
  subroutine apply(this, n, x)
    class(tool), intent(in) :: this
    integer, intent(in) :: n
    integer, intent(inout) :: x(n)
    x(1) = x(1) + this%w
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
    call t%apply(11, a(i:i + 20:2)) !@ race(a) possible
  end do
  print *, sum(a) > 0
end program main
