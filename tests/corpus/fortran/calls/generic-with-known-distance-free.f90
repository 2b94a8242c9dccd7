! Claim: a generic name calls the procedure whose dummies fit with a distance that keeps reads and writes apart. Source: Fortran 2018 §15.5.5.2
module work
  interface move
    module procedure shift, shift_double
  end interface
contains
  subroutine shift(a, n, h)
    integer :: n, h, i
    real :: a(*)
    !$omp parallel do !@ RACE_FREE
    do i = 1, n
      a(i) = a(i + h)
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
  double precision :: b(100)
  a = 1
  b = 1
  call shift(a, 10, 50)
  call move(a, 10, 50)
  call move(b, 10, 1)
end program
