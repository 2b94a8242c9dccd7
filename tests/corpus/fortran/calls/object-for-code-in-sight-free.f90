! Claim: code in sight calls what is bound to the type of an object with a distance that keeps reads and writes apart. Source: Fortran 2018 §15.5.6
module work
  type t
    real :: v(100) = 1
  contains
    procedure :: shift
  end type
contains
  subroutine shift(x, n, h)
    class(t) :: x
    integer :: n, h, i
    !$omp parallel do !@ RACE_FREE
    do i = 1, n
      x%v(i) = x%v(i + h)
    end do
  end subroutine
  subroutine twice(x)
    class(t) :: x
    call x%shift(10, 50)
    call x%shift(20, 60)
  end subroutine
end module
program main
  use work
  type(t) :: x
  type(t), allocatable :: y(:)
  allocate (y(2))
  y = [x, x]
  call twice(x)
  call twice(y(1))
  deallocate (y)
end program
