! Claim: an array of polymorphic objects takes the type of the value, which is not followed. Source: Fortran 2018 §10.2.1.3 (p3)
module animals
  implicit none
  type :: animal
    integer :: n = 1
  contains
    procedure :: place => own_place
  end type animal
  type, extends(animal) :: herd
  contains
    procedure :: place => same_place
  end type herd
contains
  integer function own_place(self, i)
    class(animal), intent(in) :: self
    integer, intent(in) :: i
    own_place = self%n * i
  end function own_place
  integer function same_place(self, i)
    class(herd), intent(in) :: self
    integer, intent(in) :: i
    same_place = self%n + 0 * i
  end function same_place
end module animals

program main
  use animals
  implicit none
  class(animal), allocatable :: a(:)
  integer :: i, r(8)
  allocate (animal :: a(2))
  a = [herd(1), herd(1)]
  r = 0
  !$omp parallel do !@ RACE
  do i = 1, 8
    r(a(1)%place(i)) = i !@ race(r) possible
  end do
  print *, r
end program main
