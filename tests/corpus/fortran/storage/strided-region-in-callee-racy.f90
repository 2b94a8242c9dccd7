! Claim: a region in a procedure that gets sections and whole arrays races for both. Source: semantics.md §2
module m
  implicit none
contains
  subroutine shift(x)
    real, intent(inout) :: x(:)
    integer :: i
    !$omp parallel do !@ RACE
    do i = 1, size(x) - 1
      x(i) = x(i + 1) !@ race(x)
    end do
  end subroutine shift
end module m

program main
  use m
  implicit none
  real :: a(40)
  a = 1.0
  call shift(a)
  call shift(a(::2))
  print *, a(1)
end program main
