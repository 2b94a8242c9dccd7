! Claim: where no object is assigned none is finalized, whatever types there are. Source: Fortran 2018 §7.5.6.3, §11.1.7.5
module m
  implicit none
  type :: s
    real :: q
  contains
    final :: done
  end type
  interface assignment(=)
    module procedure put
  end interface
contains
  subroutine done(x)
    type(s), intent(inout) :: x
    x%q = 0
  end subroutine
  pure subroutine put(x, r)
    type(s), intent(inout) :: x
    real, intent(in) :: r
    x%q = r
  end subroutine
end module
program p
  use m
  implicit none
  integer, parameter :: n = 100
  real :: a(n), b(n), t
  integer :: i
  a = 1
  do concurrent (i = 1:n) !@ RACE_FREE
    t = a(i)
    b(i) = t*t
  end do
  call other()
contains
  subroutine other()
    print *, b(1), t
  end subroutine
end program
