! Claim: c_loc reads no value. Source: Fortran 2018 §18.2.3.6
program p
  use iso_c_binding
  implicit none
  integer, target :: a(100)
  integer :: i
  a = 0
  !$omp parallel do private(i) !@ UNKNOWN(unmodelled-call)
  do i = 1, 99
    a(i) = i
    call sub(c_loc(a(i + 1)))
  end do
  print *, a(5)
end program
