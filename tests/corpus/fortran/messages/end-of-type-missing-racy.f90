! Claim: a type without an end ends before what cannot be in it: an object of itself, what is saved, a statement that is executed.
! Source: Fortran 2018 §7.5.2.1, §7.5.4.1. This is bad input.
module work
  type node !@ message(syntax)
    integer :: value
    type(node), pointer :: next
  integer, save :: last
end module work
program main
  type pair !@ message(syntax)
  type(pair) :: x
  integer :: a(20), i
  !$omp parallel do !@ RACE
  do i = 2, 20
    a(i) = a(i - 1) !@ race(a)
  end do
  print *, a
end program main
subroutine other(a)
  use work
  integer, intent(inout) :: a(20)
  type leaf !@ message(syntax)
    sequence
    integer :: k
  a(1) = 0
  !$omp parallel do !@ RACE
  do i = 2, 20
    last = i !@ race(last)
  end do
end subroutine other
