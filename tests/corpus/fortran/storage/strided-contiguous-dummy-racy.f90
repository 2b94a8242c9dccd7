! Claim: for a contiguous dummy a strided section is copied there and back as a whole. Source: Fortran 2018 §15.5.2.4, §8.5.7
module m
  implicit none
contains
  subroutine first(x)
    integer, contiguous, intent(inout) :: x(:)
    x(1) = x(1) + 1
  end subroutine first
end module m

program main
  use m
  implicit none
  integer :: i, a(40)
  a = 0
  !$omp parallel do !@ RACE
  do i = 1, 20
    call first(a(i:i + 20:2)) !@ race(a) possible
  end do
  print *, sum(a) > 0
end program main
