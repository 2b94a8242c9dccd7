! Claim: where an address leads that is computed as a number is not followed. Source: Fortran 2018 §16.9.193, §18.2.3.3
program main
  use, intrinsic :: iso_c_binding
  implicit none
  integer(c_int), target :: a(20)
  integer(c_int), pointer :: v(:)
  integer(c_intptr_t) :: n
  type(c_ptr) :: p
  integer :: i
  a = 1
  n = transfer(c_loc(a), n)
  p = transfer(n + 4, p)
  call c_f_pointer(p, v, [19])
  !$omp parallel do !@ UNKNOWN(unmodelled-pointer)
  do i = 1, 19
    v(i) = a(i)
  end do
  print *, a(20)
end program main
