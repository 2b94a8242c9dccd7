! Claim: a procedure for the output of objects is called where one is printed, and moves by another distance. Source: Fortran 2018 §12.6.4.8
module work
  type t
    integer :: h = 50
  contains
    procedure :: put
    generic :: write(formatted) => put
  end type
contains
  subroutine put(x, unit, iotype, vlist, iostat, iomsg)
    class(t), intent(in) :: x
    integer, intent(in) :: unit, vlist(:)
    character(*), intent(in) :: iotype
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    real :: a(100)
    a = 1
    call shift(a, 10, x%h)
    write (unit, *, iostat=iostat, iomsg=iomsg) a(1), iotype, size(vlist)
  end subroutine
  subroutine shift(a, n, h)
    integer, intent(in) :: n, h
    integer :: i
    real :: a(*)
    !$omp parallel do !@ RACE
    do i = 1, n
      a(i) = a(i + h) !@ race(a) possible
    end do
  end subroutine
end module
program main
  use work
  type(t) :: x
  real :: a(100)
  a = 1
  call shift(a, 10, 50)
  x%h = 1
  print *, x
end program
