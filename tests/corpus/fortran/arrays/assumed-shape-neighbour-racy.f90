! Claim: ubound of an assumed shape is its size, and the neighbour is another thread's. Source: Fortran 2018 §8.5.8.3, §16.9
module ops
  implicit none
contains
  subroutine running(x)
    integer, intent(inout) :: x(0:)
    integer :: i
    !$omp parallel do !@ RACE
    do i = 1, ubound(x, 1)
      x(i) = x(i) + x(i-1) !@ race(x)
    end do
  end subroutine running
end module ops

program main
  use ops
  implicit none
  integer :: v(10)
  v = 1
  call running(v)
  print *, v(10)
end program main
