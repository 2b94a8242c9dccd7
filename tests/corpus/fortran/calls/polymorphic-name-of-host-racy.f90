! Claim: a name of the host is polymorphic in an internal procedure, too. Source: Fortran 2018 §7.3.2.3, §19.5.1.4
module m
  implicit none
  integer :: s = 0
  type base
    integer :: v = 1
  contains
    procedure :: work => work_base
  end type
  type, extends(base) :: child
  contains
    procedure :: work => work_child
  end type
contains
  subroutine work_base(this)
    class(base), intent(in) :: this
    !$omp atomic
    s = s + this%v
  end subroutine
  subroutine work_child(this)
    class(child), intent(in) :: this
    s = s + this%v !@ race(s)
  end subroutine
  subroutine go(x)
    class(base), intent(in) :: x
    call inner()
  contains
    subroutine inner()
      !$omp parallel !@ RACE
      call x%work()
      !$omp end parallel
    end subroutine
  end subroutine
end module
program p
  use m
  implicit none
  type(child) :: c
  call go(c)
end program
