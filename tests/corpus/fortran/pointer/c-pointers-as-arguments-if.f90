! Claim: two addresses that C passes may be of one array; memory that they lead to is apart if they do not overlap. Source: Fortran 2018 §18.2.3.3
subroutine copy(from, to, n) bind(c)
  use, intrinsic :: iso_c_binding
  implicit none
  type(c_ptr), value :: from, to
  integer(c_int), value :: n
  real(c_double), pointer :: v(:), w(:)
  integer :: i
  call c_f_pointer(from, v, [n])
  call c_f_pointer(to, w, [n])
  !$omp parallel do !@ RACE_FREE_IF(no-overlap from to)
  do i = 2, n
    w(i) = v(i - 1)
  end do
end subroutine copy
