! Claim: arguments by keyword go to the dummies of these names. Source: Fortran 2018 §15.5.2.1
module kw
  implicit none
contains
  subroutine axpy(alpha, to, from)
    integer, intent(in) :: alpha, from
    integer, intent(inout) :: to
    to = to + alpha * from
  end subroutine axpy
end module kw

program main
  use kw
  implicit none
  integer :: i, x, y(18)
  x = 3
  y = 1
  !$omp parallel do !@ RACE_FREE
  do i = 1, 18
    call axpy(from=x, to=y(i), alpha=i)
  end do
  print *, sum(y)
end program main
