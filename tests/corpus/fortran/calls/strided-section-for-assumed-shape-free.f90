! Claim: for a dummy of assumed shape the same section is passed by its descriptor, nothing is copied. Source: Fortran 2018 §15.5.2.4
module cp
  implicit none
contains
  subroutine first(x)
    integer, intent(inout) :: x(:)
    x(1) = x(1) + size(x)
  end subroutine first
end module cp

program main
  use cp
  implicit none
  integer :: i, a(40)
  a = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    call first(a(i : i + 20 : 2))
  end do
  print *, sum(a)
end program main
