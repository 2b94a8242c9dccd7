! Claim: a reduction for an operator that the program defines. Source: OpenMP 5.2 §5.5.11
module m
  type t
    integer :: a = 0
  end type
  interface operator(.plus.)
    module procedure add
  end interface
  !$omp declare reduction(.plus. : t : omp_out = omp_out .plus. omp_in) initializer(init(omp_priv))
contains
  pure type(t) function add(x, y)
    type(t), intent(in) :: x, y
    add%a = x%a + y%a
  end function
  subroutine init(x)
    type(t), intent(out) :: x
    x%a = 0
  end subroutine
end module
program p
  use m
  implicit none
  type(t) :: s
  integer :: i
  !$omp parallel do reduction(.plus.: s) !@ RACE_FREE
  do i = 1, 100
    s = s .plus. t(i)
  end do
  print *, s%a
end program
