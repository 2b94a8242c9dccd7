! Claim: element 2 of every second element from i on is element i + 2 of the array. Source: Fortran 2018 §9.5.3.3
module m
  implicit none
contains
  subroutine shift(x)
    real, intent(inout) :: x(:)
    x(1) = x(2) !@ race
  end subroutine shift
end module m

program main
  use m
  implicit none
  real :: a(40)
  integer :: i
  a = 1.0
  !$omp parallel do !@ RACE
  do i = 1, 20
    call shift(a(i:i + 6:2))
  end do
  print *, a(40)
end program main
