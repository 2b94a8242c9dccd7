! Claim: code that is not in sight may call what is bound to the type of an object that it gets. Source: Fortran 2018 §15.5.6
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
    !$omp parallel do !@ RACE
    do i = 1, n
      x%v(i) = x%v(i + h) !@ race(x) possible
    end do
  end subroutine
end module
program main
  use work
  interface
    subroutine library(x)
      import t
      class(t) :: x
    end subroutine
  end interface
  type(t) :: x
  call x%shift(10, 50)
  call library(x)
end program
