! Claim: a target behind others, and one behind a text that has a comment's mark, is called with another distance. Source: Fortran 2018 §7.5.4.6
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
  subroutine widen(a, n, h)
    integer :: n, h, i
    real :: a(*)
    !$omp parallel do !@ RACE
    do i = 1, n
      a(i) = 2 * a(i + h) !@ race(a) possible
    end do
  end subroutine
end module
program main
  use work
  type t
    procedure(shift), pointer, nopass :: o => null(), p => shift
  end type
  type(t) :: x
  real :: a(100)
  a = 1
  call shift(a, 10, 50)
  call widen(a, 10, 50)
  call x%p(a, 10, 1)
  print *, 'now!'; x%o => widen
  call x%o(a, 10, 1)
end program
