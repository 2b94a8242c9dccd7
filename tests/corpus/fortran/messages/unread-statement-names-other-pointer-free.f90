! Claim: a statement that is not understood concerns no pointer that it does not name. Source: Fortran 2018 §10.2.2. This is bad input.
subroutine choose(n)
  implicit none
  integer, target :: a(20), b(20)
  integer, pointer :: p(:), q(:)
  integer, intent(in) :: n
  integer :: i
  a = 0
  b = 0
  p => b
  if (n > 3) then
    q b(::2) !@ message(syntax)
  end if
  !$omp parallel do !@ RACE_FREE
  do i = 1, 9
    p(i) = a(2 * i + 1)
  end do
  print *, b(1)
end subroutine choose
