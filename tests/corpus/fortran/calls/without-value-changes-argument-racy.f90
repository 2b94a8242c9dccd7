! Claim: without VALUE the callee changes the caller's variable. Source: Fortran 2018 §15.5.2.3
module by_reference
  implicit none
contains
  subroutine halve(n, r)
    integer :: n
    integer, intent(out) :: r
    r = n !@ race(n)
    n = n / 2 !@ race(n)
  end subroutine halve
end module by_reference

program main
  use by_reference
  implicit none
  integer :: i, start, res(6)
  start = 64
  !$omp parallel do !@ RACE
  do i = 1, 6
    call halve(start, res(i))
  end do
  print *, start
end program main
