! Claim: a defined operator is a function call. Source: Fortran 2018 §10.1.6
module op
  implicit none
  type :: vec
    integer :: x, y
  end type vec
  interface operator(+)
    module procedure add
  end interface
contains
  pure type(vec) function add(a, b)
    type(vec), intent(in) :: a, b
    add = vec(a%x + b%x, a%y + b%y)
  end function add
end module op

program main
  use op
  implicit none
  type(vec) :: v(12), w
  integer :: i
  w = vec(1, 2)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 12
    v(i) = w + vec(i, i)
  end do
  print *, sum(v%x), sum(v%y)
end program main
