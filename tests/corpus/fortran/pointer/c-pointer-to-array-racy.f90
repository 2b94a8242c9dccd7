! Claim: c_f_pointer makes a pointer to the memory of which c_loc gave the address. Source: Fortran 2018 §18.2.3
program cptr
  use, intrinsic :: iso_c_binding
  implicit none
  integer(c_int), target :: a(20)
  integer(c_int), pointer :: p(:)
  integer :: i
  a = 1
  call c_f_pointer(c_loc(a), p, [20])
  !$omp parallel do !@ RACE
  do i = 1, 19
    a(i) = p(i + 1) + 1 !@ race
  end do
  print *, a(20)
end program cptr
