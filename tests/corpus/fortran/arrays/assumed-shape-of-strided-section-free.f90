! Claim: a dummy of assumed shape may stand for every second element: they are different elements all the same. Source: Fortran 2018 §15.5.2.4
module ops
  implicit none
contains
  subroutine negate(x)
    real, intent(inout) :: x(:)
    integer :: i
    !$omp parallel do !@ RACE_FREE
    do i = 1, size(x)
      x(i) = -x(i)
    end do
  end subroutine negate
end module ops

program main
  use ops
  implicit none
  real :: v(21)
  v = 1.0
  call negate(v(1:21:2))
  print *, sum(v)
end program main
