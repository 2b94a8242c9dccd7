! Claim: memory that malloc yields is that of no other object. Source: Fortran 2018 §18.2.3.3; C17 §7.22.3
program main
  use, intrinsic :: iso_c_binding
  implicit none
  interface
    function memory(n) bind(c, name="malloc") result(p)
      import :: c_ptr, c_size_t
      integer(c_size_t), value :: n
      type(c_ptr) :: p
    end function memory
  end interface
  real(c_double), target :: a(20)
  real(c_double), pointer :: v(:)
  integer :: i
  a = 1
  call c_f_pointer(memory(160_c_size_t), v, [20])
  !$omp parallel do !@ RACE_FREE
  do i = 2, 20
    v(i) = a(i - 1)
  end do
  print *, v(20)
end program main
