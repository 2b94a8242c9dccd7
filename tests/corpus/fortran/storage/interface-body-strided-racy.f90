! Claim: an external procedure whose interface is given gets a section. Source: Fortran 2018 §15.4.3.2
subroutine put(x)
  implicit none
  integer, intent(inout) :: x(:)
  x(2) = x(1) !@ race
end subroutine put
program main
  implicit none
  interface
    subroutine put(x)
      integer, intent(inout) :: x(:)
    end subroutine put
  end interface
  integer :: a(30), i
  a = 0
  !$omp parallel do !@ RACE
  do i = 1, 20
    call put(a(i:i + 8:4))
  end do
  print *, a(1)
end program main
