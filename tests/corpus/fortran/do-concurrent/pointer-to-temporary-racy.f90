! Claim: a pointer leads to an array that each iteration defines. Source: Fortran 2018 §8.5.17, §11.1.7.5
subroutine s(a, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  real, target :: t(4)
  real, pointer :: q(:)
  integer :: i
  t = 0
  q => t
  do concurrent (i = 1:n) !@ RACE
    a(i) = q(1) !@ race(q)
    t = i !@ race
    a(i) = a(i) + t(2) !@ race(t)
  end do
end subroutine
