! Claim: a local object begins with the values of its components in each call, and in each block. Source: Fortran 2018 §7.5.4.6, §11.1.4
module settings
  implicit none
  type :: setting
    integer :: n = 5
    integer :: k(3) = 7
  end type setting
contains
  subroutine count_up(a, i)
    integer, intent(inout) :: a(:)
    integer, intent(in) :: i
    type(setting) :: s
    s%n = s%n + 1
    if (s%n > 6) a(1) = i
    a(i) = s%n
  end subroutine count_up
end module settings
program main
  use settings
  implicit none
  integer :: a(20), i
  a = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    call count_up(a, i)
  end do
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    block
      type(setting) :: s
      s%n = s%n + 1
      if (s%n == 7) a(1) = i
    end block
  end do
  print *, a
end program main
