! Claim: c_f_pointer writes the pointer, which threads must not share. Source: Fortran 2018 §18.2.3.3; semantics.md §3
program main
  use, intrinsic :: iso_c_binding
  implicit none
  integer(c_int), target :: a(20, 8)
  integer(c_int), pointer :: p(:)
  integer :: j
  a = 0
  !$omp parallel do !@ RACE
  do j = 1, 8
    call c_f_pointer(c_loc(a(1, j)), p, [20]) !@ race(p)
    p = j !@ race
  end do
  print *, a(1, 1:8)
end program main
