! Claim: a section that is passed without parentheses may be copied there and back, where nothing says that the procedure only reads it.
! Source: Fortran 2018 §15.5.2.4
program main
  implicit none
  integer :: t(20), a(20), i
  t = 1
  !$omp parallel do !@ RACE
  do i = 1, 20
    call take(t(1:9:2), a(i)) !@ race(t) possible
  end do
  print *, a
contains
  subroutine take(x, y)
    integer :: x(5), y
    y = x(1)
  end subroutine take
end program main
