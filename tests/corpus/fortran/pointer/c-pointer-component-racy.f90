! Claim: an address that a component keeps leads to the object whose address it is. Source: Fortran 2018 §18.2.3.3, §18.3.3
module handles
  use, intrinsic :: iso_c_binding
  implicit none
  type :: handle
    type(c_ptr) :: data = c_null_ptr
    integer :: n = 0
  end type handle
contains
  subroutine attach(h, x)
    type(handle), intent(out) :: h
    real(c_double), intent(in), target :: x(:)
    h%data = c_loc(x)
    h%n = size(x)
  end subroutine attach
end module handles
program main
  use handles
  implicit none
  real(c_double), target :: a(20)
  real(c_double), pointer :: v(:)
  type(handle) :: h
  integer :: i
  a = 1
  call attach(h, a)
  call c_f_pointer(h%data, v, [h%n])
  !$omp parallel do !@ RACE
  do i = 2, 20
    v(i) = a(i - 1) !@ race
  end do
  print *, a(20)
end program main
