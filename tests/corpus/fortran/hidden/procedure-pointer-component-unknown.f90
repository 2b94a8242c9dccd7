! Claim: a call through a component that is a procedure pointer is not followed. Source: Fortran 2018 §15.4.3.6
module pc
  implicit none
  integer :: n = 0
  type :: op
    procedure(act), pointer, nopass :: f => null()
  end type op
contains
  subroutine act(k)
    integer, intent(in) :: k
    n = n + k
  end subroutine act
end module pc

program main
  use pc
  implicit none
  type(op) :: o
  integer :: i
  o%f => act
  !$omp parallel do !@ UNKNOWN(unmodelled-call)
  do i = 1, 10
    call o%f(i)
  end do
  print *, n
end program main
