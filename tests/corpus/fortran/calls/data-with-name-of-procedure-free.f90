! Claim: a variable that has the name of a procedure elsewhere makes no value of that. Source: Fortran 2018 §19.5.1.4
module work
contains
  subroutine shift(a, n, h)
    integer :: n, h, i
    real :: a(*)
    !$omp parallel do !@ RACE_FREE
    do i = 1, n
      a(i) = a(i + h)
    end do
  end subroutine
  integer function distance()
    integer :: shift
    external library
    shift = 50
    call library(shift)
    distance = min(shift, 10)
  end function
end module
program main
  use work
  real :: a(100)
  a = distance()
  call shift(a, 10, 50)
end program
