! Claim: the output of an object may be a procedure of the program, of which it is not followed what it does. Source: Fortran 2018 §12.6.4.8
module m
  implicit none
  integer :: s = 0
  type t
    integer :: v = 1
  contains
    procedure :: wr
    generic :: write(formatted) => wr
  end type
contains
  subroutine wr(this, unit, iotype, vlist, iostat, iomsg)
    class(t), intent(in) :: this
    integer, intent(in) :: unit, vlist(:)
    character(*), intent(in) :: iotype
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    s = s + this%v
    write (unit, *, iostat=iostat, iomsg=iomsg) iotype, size(vlist)
  end subroutine
end module
program p
  use m
  implicit none
  type(t) :: x
  !$omp parallel !@ UNKNOWN(unmodelled-statement)
  print *, x
  !$omp end parallel
end program
