! Claim: c_f_pointer makes a pointer to one object, too. Source: Fortran 2018 §18.2.3.3
program main
  use, intrinsic :: iso_c_binding
  implicit none
  integer(c_int), target :: a(20)
  integer(c_int), pointer :: first
  type(c_ptr) :: address
  integer :: i
  a = 1
  address = c_loc(a)
  call c_f_pointer(address, first)
  !$omp parallel do !@ RACE
  do i = 1, 20
    a(i) = first + i !@ race
  end do
  print *, a(20)
end program main
