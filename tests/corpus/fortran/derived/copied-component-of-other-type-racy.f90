! Claim: the copy of a polymorphic component has the type of the original. Source: Fortran 2018 §10.2.1.3 (p13); OpenMP 5.2 §1.4.1
module kinds
  implicit none
  integer :: n = 0
  type :: one
    integer :: a = 1
  contains
    procedure :: count => count_one
  end type one
  type, extends(one) :: two
    integer :: b = 2
  contains
    procedure :: count => count_two
  end type two
  type :: box
    class(one), allocatable :: c
  end type box
contains
  subroutine count_one(self)
    class(one), intent(in) :: self
  end subroutine count_one
  subroutine count_two(self)
    class(two), intent(in) :: self
    integer :: k
    k = self%b
    n = n + k !@ race(n) possible
  end subroutine count_two
end module kinds
program main
  use kinds
  implicit none
  type(box) :: x, y
  allocate(x%c)
  y%c = two(1, 2)
  x = y
  !$omp parallel !@ RACE
  call x%c%count()
  !$omp end parallel
  print *, n
end program main
