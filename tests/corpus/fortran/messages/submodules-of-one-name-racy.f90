! Claim: submodules of two modules may have one name, and both are judged. Source: Fortran 2018 §14.2.3
module one
  implicit none
  interface
    module subroutine first(x)
      integer, intent(inout) :: x(:)
    end subroutine first
  end interface
end module one

module two
  implicit none
  interface
    module subroutine second(x)
      integer, intent(inout) :: x(:)
    end subroutine second
  end interface
end module two

submodule (one) bodies
contains
  module subroutine first(x)
    integer, intent(inout) :: x(:)
    integer :: i
    !$omp parallel do !@ RACE_FREE
    do i = 1, size(x)
      x(i) = x(i) + 1
    end do
  end subroutine first
end submodule bodies

submodule (two) bodies
contains
  module subroutine second(x)
    integer, intent(inout) :: x(:)
    integer :: i
    !$omp parallel do !@ RACE
    do i = 2, size(x)
      x(i) = x(i - 1) !@ race(x)
    end do
  end subroutine second
end submodule bodies
