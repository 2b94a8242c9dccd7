! Claim: beside an allocatable component the pointer component is still shared. Source: Fortran 2018 §10.2.1.3
program main
  implicit none
  type :: t
    integer, allocatable :: own(:)
    integer, pointer :: shared(:)
  end type t
  type(t) :: o(8), q
  integer :: i
  allocate (q%own(4), q%shared(4))
  q%own = 0
  q%shared = 0
  do i = 1, 8
    o(i) = q
  end do
  !$omp parallel do !@ RACE
  do i = 1, 8
    o(i)%shared(2) = i !@ race
  end do
  print *, o(5)%shared(2)
end program main
