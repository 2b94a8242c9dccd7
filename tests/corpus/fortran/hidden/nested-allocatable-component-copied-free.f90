! Claim: an assignment copies what allocatable components of components lead to. Source: Fortran 2018 §10.2.1.3
module nest
  implicit none
  type :: inner
    integer, allocatable :: a(:)
  end type inner
  type :: outer
    type(inner) :: p
  end type outer
end module nest

program main
  use nest
  implicit none
  type(outer) :: o(8), q
  integer :: i
  allocate (q%p%a(4))
  q%p%a = 0
  do i = 1, 8
    o(i) = q
  end do
  !$omp parallel do !@ RACE_FREE
  do i = 1, 8
    o(i)%p%a(2) = i
  end do
  print *, o(5)%p%a(2)
end program main
