! Claim: by keyword the shared scalar is the one that is written. Source: Fortran 2018 §15.5.2.1
module kw
  implicit none
contains
  subroutine axpy(alpha, to, from)
    integer, intent(in) :: alpha, from
    integer, intent(inout) :: to
    to = to + alpha * from !@ race(to)
  end subroutine axpy
end module kw

program main
  use kw
  implicit none
  integer :: i, x, y(18)
  x = 3
  y = 1
  !$omp parallel do !@ RACE
  do i = 1, 18
    call axpy(from=y(i), to=x, alpha=i)
  end do
  print *, x
end program main
