! Claim: c_f_pointer makes a pointer to the memory of which c_loc gave the address: here the elements that the loop reads and writes
! are the same. Source: Fortran 2018 §18.2.3
program cptr
  use, intrinsic :: iso_c_binding
  implicit none
  integer(c_int), target :: a(20)
  integer(c_int), pointer :: p(:)
  integer :: i
  a = 1
  call c_f_pointer(c_loc(a(5)), p, [16])
  !$omp parallel do !@ RACE_FREE
  do i = 1, 16
    a(i + 4) = p(i) + 1
  end do
  print *, a(20)
end program cptr
