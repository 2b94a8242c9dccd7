! Claim: a module that is private by default hands on what it names public, also if another module has it: both names mean one thing.
! Source: Fortran 2018 §8.6.1, §14.2.2
module inner
  implicit none
  integer, parameter :: n = 20
  integer :: last(n) = 0
  interface put
    module procedure put_integer
  end interface
contains
  subroutine put_integer(i)
    integer, intent(in) :: i
    last(i) = i
  end subroutine put_integer
end module inner
module outer
  use inner
  implicit none
  private
  public :: last, n, put
  interface put
    module procedure put_real
  end interface
contains
  subroutine put_real(x)
    real, intent(in) :: x
    last(int(x)) = int(x)
  end subroutine put_real
end module outer
program main
  use inner
  use outer
  implicit none
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, n
    last(i) = last(i) + 1
    call put(i)
  end do
  print *, last
end program main
