! Claim: an absent argument beside a section. Source: Fortran 2018 §15.5.2.12
module m
  implicit none
contains
  subroutine put(x, y)
    integer, intent(inout) :: x(:)
    integer, intent(inout), optional :: y(:)
    x(1) = 1
    if (present(y)) y(1) = 2
  end subroutine put
end module m
program main
  use m
  implicit none
  integer :: a(4, 8), i
  a = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 4
    call put(a(i, :))
  end do
  !$omp parallel do !@ RACE_FREE
  do i = 1, 2
    call put(a(i, :), a(i + 2, :))
  end do
  print *, sum(a)
end program main
