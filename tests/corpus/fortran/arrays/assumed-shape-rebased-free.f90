! Claim: a dummy of assumed shape begins at 1 whatever the bounds of the actual argument are. Source: Fortran 2018 §8.5.8.3
module ops
  implicit none
contains
  subroutine incr(x)
    integer, intent(inout) :: x(:)
    integer :: i
    !$omp parallel do !@ RACE_FREE
    do i = 1, size(x)
      x(i) = x(i) + i
    end do
  end subroutine incr
end module ops

program main
  use ops
  implicit none
  integer :: v(-5:5)
  v = 0
  call incr(v)
  print *, v(-5), v(5)
end program main
