! Claim: a function yields a pointer to one element. Source: Fortran 2018 §15.6.2.2
module m
  implicit none
  integer, target :: a(10) = 0
contains
  function at(k) result(p)
    integer, intent(in) :: k
    integer, pointer :: p
    p => a(k)
  end function at
end module m
program main
  use m
  implicit none
  integer, pointer :: q
  integer :: i, x
  q => at(3)
  x = at(4)
  !$omp parallel do !@ RACE
  do i = 1, 8
    q = i !@ race
  end do
  print *, a(3), x
end program main
