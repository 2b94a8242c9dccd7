! Claim: element k of the components x is that of object k. Source: Fortran 2018 §9.4.2
module m
  implicit none
  type :: point
    real :: x, y
  end type point
contains
  subroutine first(v)
    real, intent(inout) :: v(:)
    v(2) = 2.0 * v(1) !@ race
  end subroutine first
end module m

program main
  use m
  implicit none
  type(point) :: p(10)
  integer :: i
  p%x = 1.0; p%y = 2.0
  !$omp parallel do !@ RACE
  do i = 1, 9
    call first(p(i:i + 1)%x)
  end do
  print *, p(1)%x
end program main
