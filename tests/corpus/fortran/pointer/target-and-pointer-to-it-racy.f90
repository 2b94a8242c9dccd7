! Claim: a pointer and its target are the same memory. Source: Fortran 2018 §10.2.2
program tp
  implicit none
  integer, target :: a(20)
  integer, pointer :: p(:)
  integer :: i
  a = 1
  p => a
  !$omp parallel do !@ RACE
  do i = 1, 19
    a(i) = p(i + 1) + 1 !@ race
  end do
  print *, a(20)
end program tp
