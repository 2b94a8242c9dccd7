! Claim: the passed object of a type-bound procedure is the shared one. Source: Fortran 2018 §7.5.5, §15.5.6
module counter_m
  implicit none
  type :: counter
    integer :: n = 0
  contains
    procedure :: add
  end type counter
contains
  subroutine add(self, k)
    class(counter), intent(inout) :: self
    integer, intent(in) :: k
    self%n = self%n + k !@ race(self)
  end subroutine add
end module counter_m

program main
  use counter_m
  implicit none
  type(counter) :: c
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 10
    call c%add(i)
  end do
  print *, c%n
end program main
