! Claim: a pointer of its own leads each thread to the column of which it has the address. Source: Fortran 2018 §18.2.3.3
program main
  use, intrinsic :: iso_c_binding
  implicit none
  integer(c_int), target :: a(20, 8)
  integer(c_int), pointer :: p(:)
  integer :: j
  a = 0
  !$omp parallel do private(p) !@ RACE_FREE
  do j = 1, 8
    call c_f_pointer(c_loc(a(1, j)), p, [20])
    p = j
  end do
  print *, a(1, 1:8)
end program main
