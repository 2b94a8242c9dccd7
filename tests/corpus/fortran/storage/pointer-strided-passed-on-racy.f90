! Claim: a pointer to a row is passed on to a dummy of assumed shape. Source: Fortran 2018 §15.5.2.4
module m
  implicit none
contains
  subroutine put(x, k)
    integer, intent(inout) :: x(:)
    integer, intent(in) :: k
    x(2) = k !@ race
  end subroutine put
end module m

program main
  use m
  implicit none
  integer, target :: a(4, 6)
  integer, pointer :: row(:)
  integer :: i
  a = 0
  row => a(3, :)
  !$omp parallel do !@ RACE
  do i = 1, 4
    if (i == 1) then
      call put(row, i)
    else
      a(i, 2) = 2 !@ race
    end if
  end do
  print *, a(3, 1)
end program main
