! Claim: of a separate module procedure with two bodies neither is known to be called. Source: Fortran 2018 §15.6.2.5. This is bad input.
module work
  interface
    module subroutine store(v, i)
      integer, intent(inout) :: v(:)
      integer, intent(in) :: i
    end subroutine store
  end interface
end module work
submodule (work) one
contains
  module subroutine store(v, i)
    integer, intent(inout) :: v(:)
    integer, intent(in) :: i
    v(i) = i
  end subroutine store
end submodule one
submodule (work) other
contains
  module procedure store !@ message(syntax)
    v(1) = i
  end procedure store
end submodule other
program main
  use work
  implicit none
  integer :: v(20), i
  !$omp parallel do !@ UNKNOWN(unmodelled-call)
  do i = 1, 20
    call store(v, i)
  end do
  print *, v
end program main
