! Claim: a dummy has its own lower bound and the section's size. Source: Fortran 2018 §8.5.8.3
module m
  implicit none
contains
  subroutine fill(x, from)
    integer, intent(inout) :: x(0:)
    integer, intent(in) :: from
    integer :: k
    do k = lbound(x, 1), ubound(x, 1)
      x(k) = from + k
    end do
  end subroutine fill
end module m

program main
  use m
  implicit none
  integer :: a(40), i
  !$omp parallel do !@ RACE_FREE
  do i = 1, 4
    call fill(a(i:40:4), i)
  end do
  print *, sum(a)
end program main
