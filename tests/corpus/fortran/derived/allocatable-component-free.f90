! Claim: an allocatable component of a shared object, element by element. Source: Fortran 2018 §7.5.4.1, §9.7.1
program comp
  implicit none
  type :: field
    integer, allocatable :: v(:)
    integer :: n
  end type field
  type(field) :: f
  integer :: i
  f%n = 50
  allocate (f%v(f%n))
  !$omp parallel do !@ RACE_FREE
  do i = 1, f%n
    f%v(i) = 2 * i
  end do
  print *, sum(f%v)
end program comp
