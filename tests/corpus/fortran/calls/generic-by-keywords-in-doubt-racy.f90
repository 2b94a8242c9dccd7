! Claim: a generic name calls one of its procedures with another distance, by keywords that both have. Source: Fortran 2018 §15.5.5.2
module work
  interface move
    module procedure shift, shift_double
  end interface
contains
  subroutine shift(a, n, h)
    integer :: n, h, i
    real :: a(*)
    !$omp parallel do !@ RACE
    do i = 1, n
      a(i) = a(i + h) !@ race(a) possible
    end do
  end subroutine
  subroutine shift_double(a, n, h)
    integer :: n, h
    double precision :: a(*)
    a(n) = a(h)
  end subroutine
end module
program main
  use work
  real :: a(100)
  a = 1
  call shift(a, 10, 50)
  call move(n=10, h=1, a=a)
end program
