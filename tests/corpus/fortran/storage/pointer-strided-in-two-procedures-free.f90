! Claim: a pointer that another procedure associates with every second element. Source: Fortran 2018 §10.2.2.3
module m
  implicit none
  integer, target :: a(40)
  integer, pointer :: p(:)
contains
  subroutine bind()
    p => a(2::2)
  end subroutine bind
end module m

program main
  use m
  implicit none
  integer :: i
  call bind()
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    p(i) = a(2 * i - 1)
  end do
  print *, sum(p)
end program main
