! Claim: a component that starts as a pointer to a procedure calls it with another distance. Source: Fortran 2018 §7.5.4.6
module work
contains
  subroutine shift(a, n, h)
    integer :: n, h, i
    real :: a(*)
    !$omp parallel do !@ RACE
    do i = 1, n
      a(i) = a(i + h) !@ race(a) possible
    end do
  end subroutine
end module
module types
  use work
  type t
    procedure(shift), pointer, nopass :: p => shift
  end type
end module
program main
  use types
  type(t) :: x
  real :: a(100)
  a = 1
  call shift(a, 10, 50)
  call x%p(a, 10, 1)
end program
