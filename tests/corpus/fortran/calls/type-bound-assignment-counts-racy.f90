! Claim: a generic assignment that is bound to the type is called for each assignment. Source: Fortran 2018 §7.5.5, §10.2.1.4
module tba
  implicit none
  integer :: copies = 0
  type :: t
    integer :: k = 0
  contains
    procedure :: copy
    generic :: assignment(=) => copy
  end type t
contains
  subroutine copy(to, from)
    class(t), intent(out) :: to
    class(t), intent(in) :: from
    copies = copies + 1 !@ race(copies)
    to%k = from%k
  end subroutine copy
end module tba

program main
  use tba
  implicit none
  type(t) :: a(9), b
  integer :: i
  b%k = 4
  !$omp parallel do !@ RACE
  do i = 1, 9
    a(i) = b
  end do
  print *, copies, sum(a%k)
end program main
