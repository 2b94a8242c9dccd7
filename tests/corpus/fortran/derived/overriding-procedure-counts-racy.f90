! Claim: the dynamic type decides which procedure a type-bound call means. Source: Fortran 2018 §15.5.6, §7.5.7.3
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
    self%id = self%id + 1
  end subroutine quiet
  subroutine bark(self)
    class(dog), intent(inout) :: self
    barks = barks + 1 !@ race(barks)
    self%id = -1
  end subroutine bark
  subroutine poke(a)
    class(animal), intent(inout) :: a
    call a%sound()
  end subroutine poke
end module zoo

program main
  use zoo
  implicit none
  type(dog) :: d(10)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 10
    call poke(d(i))
  end do
  print *, barks, sum(d%id)
end program main
