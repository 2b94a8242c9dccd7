! Claim: so may the input of an object that another one holds. Source: Fortran 2018 §12.6.4.8
module m
  implicit none
  integer :: s = 0
  type t
    integer :: v = 1
  end type
  type box
    type(t) :: inner
  end type
  interface read(formatted)
    module procedure rd
  end interface
contains
  subroutine rd(this, unit, iotype, vlist, iostat, iomsg)
    class(t), intent(inout) :: this
    integer, intent(in) :: unit, vlist(:)
    character(*), intent(in) :: iotype
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    s = s + len(iotype) + size(vlist)
    read (unit, *, iostat=iostat, iomsg=iomsg) this%v
  end subroutine
end module
program p
  use m, only: box, read(formatted)
  implicit none
  type(box) :: x(3)
  integer :: i
  !$omp parallel private(x, i) !@ UNKNOWN(unmodelled-statement)
  read *, (x(i), i = 1, 3)
  !$omp end parallel
end program
