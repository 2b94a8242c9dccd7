! Claim: a function may write its argument, which is then copied back as a whole. Source: Fortran 2018 §15.5.2.4
program main
  implicit none
  integer :: i, a(40), s(20)
  a = 1
  !$omp parallel do !@ RACE
  do i = 1, 20
    s(i) = first(11, a(i:i + 20:2)) !@ race(a) possible
  end do
  print *, a(1) > 0
contains
  integer function first(n, x)
    integer, intent(in) :: n
    integer, intent(inout) :: x(n)
    x(1) = 2
    first = x(1)
  end function first
end program main
