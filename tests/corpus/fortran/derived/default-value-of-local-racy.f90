! Claim: a saved object has the values of its components once, and all calls share it. Source: Fortran 2018 §7.5.4.6, §8.5.16
module settings
  implicit none
  type :: setting
    integer :: n = 5
  end type setting
contains
  subroutine count_up(a, i)
    integer, intent(inout) :: a(:)
    integer, intent(in) :: i
    type(setting), save :: s
    s%n = s%n + 1 !@ race(s)
    a(i) = i
  end subroutine count_up
end module settings
program main
  use settings
  implicit none
  integer :: a(20), i
  a = 0
  !$omp parallel do !@ RACE
  do i = 1, 20
    call count_up(a, i)
  end do
  print *, a
end program main
