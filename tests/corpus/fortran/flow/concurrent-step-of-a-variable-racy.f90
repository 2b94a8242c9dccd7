! Claim: the step need not be known. Source: Fortran 2018 §11.1.7.4.1
subroutine by(n, s, a)
  implicit none
  integer, intent(in) :: n, s
  integer, intent(inout) :: a(n)
  integer :: i
  do concurrent (i = 1:n:s) !@ RACE
    a(1) = a(1) + i !@ race(a) possible
  end do
end subroutine by
