! Claim: an interface that is bound to the same name of C means the procedure, and calls it with another distance. Source: Fortran 2018 §18.10.2
module work
contains
  subroutine shift(a, n, h) bind(c, name='move')
    use iso_c_binding
    integer(c_int) :: n, h, i
    real(c_float) :: a(*)
    !$omp parallel do !@ RACE
    do i = 1, n
      a(i) = a(i + h) !@ race(a) possible
    end do
  end subroutine
end module
program main
  use work
  use iso_c_binding
  interface
    subroutine other(a, n, h) bind(c, name='move')
      use iso_c_binding
      integer(c_int) :: n, h
      real(c_float) :: a(*)
    end subroutine
  end interface
  real(c_float) :: a(100)
  a = 1
  call shift(a, 10, 50)
  call other(a, 10, 1)
end program
