! Claim: a procedure for input is not called by output. Source: Fortran 2018 §12.6.4.8
module m
  implicit none
  integer :: s = 0
  type t
    integer :: v = 1
  contains
    procedure :: rd
    generic :: read(formatted) => rd
  end type
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
  use m
  implicit none
  type(t) :: x
  !$omp parallel !@ RACE_FREE
  print *, x
  !$omp end parallel
end program
