! Claim: an equivalenced array is read before the iteration defines it by its other name. Source: Fortran 2018 §8.10.1, §11.1.7.5
subroutine s(a, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  real :: t(4), u(4)
  equivalence (t, u)
  integer :: i
  u = 0
  do concurrent (i = 1:n) !@ RACE
    a(i) = u(1) !@ race(u)
    t = i !@ race
    a(i) = a(i) + t(2) !@ race(t)
  end do
end subroutine
