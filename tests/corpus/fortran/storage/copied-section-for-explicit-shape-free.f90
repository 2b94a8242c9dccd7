! Claim: sections of different rows are copied apart from each other. Source: Fortran 2018 §15.5.2.4
program main
  implicit none
  integer :: i, a(8, 6)
  a = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 8
    call put(6, a(i, :))
  end do
  print *, sum(a)
contains
  subroutine put(n, x)
    integer, intent(in) :: n
    integer, intent(inout) :: x(n)
    x = x + n
  end subroutine put
end program main
