! Claim: a procedure inside another one names the dummy array of its host. Source: Fortran 2018 §19.5.1.4
module m
  implicit none
contains
  subroutine outer(x)
    integer, intent(inout) :: x(:)
    call inner()
  contains
    subroutine inner()
      x(1) = x(1) + 1 !@ race
    end subroutine inner
  end subroutine outer
end module m

program main
  use m
  implicit none
  integer :: a(6, 6), i
  a = 0
  !$omp parallel do !@ RACE
  do i = 1, 6
    call outer(a(:, 2))
  end do
  print *, a(1, 1)
end program main
