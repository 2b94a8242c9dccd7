! Claim: intrinsic assignment of an object copies the pointer, not its target. Source: Fortran 2018 §10.2.1.3 (p13)
program shallow
  implicit none
  type :: vec
    integer, pointer :: v(:) => null()
  end type vec
  type(vec) :: a, b
  integer :: i
  allocate (a%v(12))
  a%v = 3
  b = a
  !$omp parallel do !@ RACE
  do i = 1, 11
    b%v(i) = a%v(i + 1) + i !@ race
  end do
  print *, b%v(12)
end program shallow
