! Claim: an automatic array of a procedure that gets a row is of each call. Source: Fortran 2018 §8.5.8.2, §15.5.2.4
module m
  implicit none
contains
  subroutine smooth(x)
    real, intent(inout) :: x(:)
    real :: t(size(x))
    integer :: k
    t = x
    do k = 2, size(x) - 1
      x(k) = 0.5 * (t(k - 1) + t(k + 1))
    end do
  end subroutine smooth
end module m

program main
  use m
  implicit none
  real :: a(12, 9)
  integer :: i
  a = 1.0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 12
    call smooth(a(i, :))
  end do
  print *, sum(a)
end program main
