! Claim: intrinsic assignment of an object copies its allocatable component: the copy is other memory. Source: Fortran 2018 §10.2.1.3 (p13)
program deep
  implicit none
  type :: vec
    integer, allocatable :: v(:)
  end type vec
  type(vec) :: a, b
  integer :: i
  allocate (a%v(12))
  a%v = 3
  b = a
  !$omp parallel do !@ RACE_FREE
  do i = 1, 11
    b%v(i) = a%v(i + 1) + i
  end do
  print *, sum(b%v)
end program deep
