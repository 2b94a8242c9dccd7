! Claim: an object that is allocated as an extension has the extension's procedure. Source: Fortran 2018 §9.7.1.1
module zoo
  implicit none
  integer :: barks = 0
  type :: animal
    integer :: id = 0
  contains
    procedure :: sound => quiet
  end type animal
  type, extends(animal) :: dog
  contains
    procedure :: sound => bark
  end type dog
contains
  subroutine quiet(self)
    class(animal), intent(inout) :: self
  end subroutine quiet
  subroutine bark(self)
    class(dog), intent(inout) :: self
    barks = barks + 1 !@ race(barks)
  end subroutine bark
end module zoo

program main
  use zoo
  implicit none
  class(animal), allocatable :: a
  integer :: i
  allocate (dog :: a)
  !$omp parallel do !@ RACE
  do i = 1, 10
    call a%sound()
  end do
  print *, barks
end program main
