! Claim: a dummy that stands for every second element is copied for one of explicit shape. Source: Fortran 2018 §15.5.2.4
module m
  implicit none
contains
  subroutine outer(x)
    integer, intent(inout) :: x(:)
    call inner(size(x), x) !@ race possible
  end subroutine outer
  subroutine inner(n, y)
    integer, intent(in) :: n
    integer, intent(inout) :: y(n)
    y(1) = 2
  end subroutine inner
end module m
program main
  use m
  implicit none
  integer :: a(40), i
  a = 0
  !$omp parallel do !@ RACE
  do i = 1, 18
    call outer(a(i:i + 20:2))
  end do
  print *, a(1)
end program main
