! Claim: a target may be passed to a pointer dummy that is only read. Source: Fortran 2018 §15.5.2.7
module m
  implicit none
contains
  subroutine put(p, k)
    integer, pointer, intent(in) :: p(:)
    integer, intent(in) :: k
    p(1) = k !@ race
  end subroutine put
end module m

program main
  use m
  implicit none
  integer, target :: a(8)
  integer :: i
  a = 0
  !$omp parallel do !@ RACE
  do i = 1, 8
    call put(a, i)
  end do
  print *, a(2)
end program main
