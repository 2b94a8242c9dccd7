! Claim: a strided section for a dummy of explicit shape may be copied in and out as a whole, also elements that the callee leaves alone.
! Source: Fortran 2018 §15.5.2.4 (p12, note); semantics.md §1
module cp
  implicit none
contains
  subroutine first(n, x)
    integer, intent(in) :: n
    integer, intent(inout) :: x(n)
    x(1) = x(1) + n
  end subroutine first
end module cp

program main
  use cp
  implicit none
  integer :: i, a(40)
  a = 0
  !$omp parallel do !@ RACE
  do i = 1, 20
    call first(11, a(i : i + 20 : 2)) !@ race(a) possible
  end do
  print *, sum(a)
end program main
