! Claim: a component that leads to a procedure by another name of it calls it with another distance. Source: Fortran 2018 §10.2.2.4, §14.2.2
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
program main
  use work, only: shift, other => shift
  type t
    procedure(other), pointer, nopass :: p
  end type
  type(t) :: x
  real :: a(100)
  a = 1
  call shift(a, 10, 50)
  x%p => other
  call x%p(a, 10, 1)
end program
