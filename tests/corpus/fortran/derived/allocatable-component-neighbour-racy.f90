! Claim: the neighbour in an allocatable component. Source: Fortran 2018 §7.5.4.1; semantics.md §10
program comp
  implicit none
  type :: field
    integer, allocatable :: v(:)
    integer :: n
  end type field
  type(field) :: f
  integer :: i
  f%n = 50
  allocate (f%v(0:f%n))
  f%v = 1
  !$omp parallel do !@ RACE
  do i = 1, f%n
    f%v(i) = f%v(i-1) + 1 !@ race
  end do
  print *, f%v(1)
end program comp
