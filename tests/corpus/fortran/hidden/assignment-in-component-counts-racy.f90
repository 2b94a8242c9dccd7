! Claim: a component whose type has a bound assignment is assigned by it. Source: Fortran 2018 §10.2.1.3 p13
module asg
  implicit none
  integer :: copies = 0
  type :: part
    integer :: id = 0
  contains
    procedure :: take
    generic :: assignment(=) => take
  end type part
  type :: whole
    type(part) :: p
  end type whole
contains
  subroutine take(a, b)
    class(part), intent(inout) :: a
    type(part), intent(in) :: b
    a%id = b%id
    copies = copies + 1 !@ race(copies)
  end subroutine take
end module asg

program main
  use asg
  implicit none
  type(whole) :: w(10), one
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 10
    w(i) = one
  end do
  print *, copies
end program main
