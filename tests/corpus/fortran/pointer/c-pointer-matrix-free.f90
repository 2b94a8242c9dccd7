! Claim: c_f_pointer gives the memory a shape of its own: a column of the matrix is the part of the array that ends at four times its number. Source: Fortran 2018 §18.2.3.3
program main
  use, intrinsic :: iso_c_binding
  implicit none
  real(c_float), target :: a(20)
  real(c_float), pointer :: m(:, :)
  integer :: j
  a = 1
  call c_f_pointer(c_loc(a), m, [4, 5])
  !$omp parallel do !@ RACE_FREE
  do j = 1, 5
    m(4, j) = a(4 * j)
  end do
  print *, a
end program main
