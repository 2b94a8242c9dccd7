! Claim: a statement that is not understood may make its pointer lead to its target. Source: Fortran 2018 §10.2.2. This is bad input.
subroutine choose(n)
  implicit none
  integer, target :: a(20), b(20)
  integer, pointer :: p(:)
  integer, intent(in) :: n
  integer :: i
  a = 0
  b = 0
  p => b
  if (n > 3) then
    p a(::2) !@ message(syntax)
  end if
  !$omp parallel do !@ RACE
  do i = 1, 9
    p(i) = a(2 * i + 1) !@ race possible
  end do
  print *, b(1)
end subroutine choose
