! Claim: a generic binding means the procedure whose dummies fit. Source: Fortran 2018 §7.5.5, §15.5.5.2
module g
  implicit none
  integer :: ints = 0, reals = 0
  type :: t
    integer :: x = 0
  contains
    procedure :: seti
    procedure :: setr
    generic :: set => seti, setr
  end type t
contains
  subroutine seti(self, k)
    class(t), intent(inout) :: self
    integer, intent(in) :: k
    self%x = k
    ints = ints + 1 !@ race(ints)
  end subroutine seti
  subroutine setr(self, k)
    class(t), intent(inout) :: self
    real, intent(in) :: k
    self%x = int(k)
    reals = reals + 1
  end subroutine setr
end module g

program main
  use g
  implicit none
  type(t) :: o(10)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 10
    call o(i)%set(i)
  end do
  print *, ints, reals
end program main
