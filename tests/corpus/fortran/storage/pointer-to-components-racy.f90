! Claim: a pointer may stand for one component of all objects. Source: Fortran 2018 §10.2.2.3
program main
  implicit none
  type :: point
    integer :: x, y
  end type point
  type(point), target :: p(10)
  integer, pointer :: v(:)
  integer :: i
  p%x = 1; p%y = 2
  v => p%y
  !$omp parallel do !@ RACE
  do i = 1, 9
    v(i) = i !@ race
    p(i + 1)%y = -i !@ race
  end do
  print *, p(10)%y
end program main
