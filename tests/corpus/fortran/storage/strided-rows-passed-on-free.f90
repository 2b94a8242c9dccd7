! Claim: a row reaches a procedure through another one; rows of a matrix are apart. Source: Fortran 2018 §15.5.2.4
module m
  implicit none
contains
  subroutine outer(r)
    real, intent(inout) :: r(:)
    call inner(r)
  end subroutine outer
  subroutine inner(x)
    real, intent(inout) :: x(:)
    integer :: k
    do k = 1, size(x)
      x(k) = 2.0 * x(k)
    end do
  end subroutine inner
end module m

program main
  use m
  implicit none
  real :: a(8, 5)
  integer :: i
  a = 1.0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 8
    call outer(a(i, :))
  end do
  print *, sum(a)
end program main
