! Claim: rank (*) takes an array of assumed size. Source: Fortran 2018 §11.1.10
module m
  implicit none
contains
  subroutine g(x, n)
    integer, intent(in) :: n
    integer, intent(inout) :: x(*)
    call f(x, n)
  end subroutine
  subroutine f(x, n)
    integer, intent(in) :: n
    integer, intent(inout) :: x(..)
    integer :: i
    select rank (x)
    rank (*)
      !$omp parallel do !@ RACE
      do i = 1, n - 1
        x(i) = x(i + 1) !@ race(x)
      end do
    rank (1)
      x(1) = 0
    end select
  end subroutine
end module
program p
  use m
  implicit none
  integer :: a(10)
  a = 0
  call g(a, 10)
  print *, a
end program
