! Claim: an array with the target attribute to which nothing leads is the iteration's own where that defines it first. Source: Fortran 2018 §11.1.7.5
subroutine s(a, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  real, target :: t(4)
  integer :: i
  do concurrent (i = 1:n) !@ RACE_FREE
    t = i
    a(i) = a(i) + t(2)
  end do
end subroutine
