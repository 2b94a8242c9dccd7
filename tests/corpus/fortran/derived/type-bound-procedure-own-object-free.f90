! Claim: each iteration calls for an object of its own. Source: Fortran 2018 §7.5.5, §15.5.6
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
    self%n = self%n + k
  end subroutine add
end module counter_m

program main
  use counter_m
  implicit none
  type(counter) :: c(10)
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    call c(i)%add(i)
  end do
  print *, sum(c%n)
end program main
