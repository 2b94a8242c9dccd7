! Claim: a deferred binding means the procedure of the object's type. Source: Fortran 2018 §7.5.7.3
module sh
  implicit none
  integer :: circles = 0
  type, abstract :: shape
    integer :: n = 0
  contains
    procedure(grow_i), deferred :: grow
  end type shape
  abstract interface
    subroutine grow_i(self)
      import :: shape
      class(shape), intent(inout) :: self
    end subroutine grow_i
  end interface
  type, extends(shape) :: square
  contains
    procedure :: grow => grow_square
  end type square
  type, extends(shape) :: circle
  contains
    procedure :: grow => grow_circle
  end type circle
contains
  subroutine grow_square(self)
    class(square), intent(inout) :: self
    self%n = self%n + 1
  end subroutine grow_square
  subroutine grow_circle(self)
    class(circle), intent(inout) :: self
    circles = circles + 1
  end subroutine grow_circle
  subroutine step(s)
    class(shape), intent(inout) :: s
    call s%grow()
  end subroutine step
end module sh

program main
  use sh
  implicit none
  type(square) :: s(10)
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    call step(s(i))
  end do
  print *, sum(s%n), circles
end program main
