! Claim: a separate module procedure is the code of its interface. Source: Fortran 2018 §14.2.3, §15.6.2.5
module shape_m
  implicit none
  integer :: made = 0
  interface
    module subroutine make(k)
      integer, intent(in) :: k
    end subroutine make
  end interface
end module shape_m

submodule (shape_m) shape_impl
contains
  module subroutine make(k)
    integer, intent(in) :: k
    made = made + k !@ race(made)
  end subroutine make
end submodule shape_impl

program main
  use shape_m
  implicit none
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 9
    call make(i)
  end do
  print *, made
end program main
