! Claim: a section may run backwards: x(i) is a(11 - i). Source: Fortran 2018 §9.5.3.3.1
module m
  implicit none
contains
  subroutine mirror(x, y)
    integer, intent(inout), target :: x(:)
    integer, intent(in), target :: y(:)
    integer :: i
    !$omp parallel do !@ RACE
    do i = 1, size(x)
      x(i) = y(i) !@ race
    end do
  end subroutine mirror
end module m

program main
  use m
  implicit none
  integer, target :: a(10)
  a = 1
  call mirror(a, a(10:1:-1))
  print *, a(1)
end program main
