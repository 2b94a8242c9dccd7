! Claim: addresses that components of two objects keep lead to two arrays. Source: Fortran 2018 §18.2.3.3, §18.3.3
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
  real(c_double), target :: a(20), b(20)
  real(c_double), pointer :: v(:)
  type(handle) :: h, g
  integer :: i
  a = 1
  b = 2
  call attach(h, a)
  call attach(g, b)
  call c_f_pointer(g%data, v, [g%n])
  !$omp parallel do !@ RACE_FREE
  do i = 2, 20
    v(i) = a(i - 1)
  end do
  print *, b(20)
end program main
