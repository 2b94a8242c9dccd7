! Claim: a dummy with TARGET may be reached by a pointer as well. Source: Fortran 2018 §15.5.2.13
module view
  implicit none
  integer, pointer :: p(:) => null()
contains
  subroutine attach(a)
    integer, intent(inout), target :: a(:)
    p => a
  end subroutine attach
  subroutine shift(a)
    integer, intent(inout), target :: a(:)
    integer :: i
    !$omp parallel do !@ RACE
    do i = 1, 14
      a(i) = p(i + 1) + i !@ race
    end do
  end subroutine shift
end module view

program main
  use view
  implicit none
  integer, target :: v(15)
  v = 2
  call attach(v)
  call shift(v)
  print *, v(15)
end program main
