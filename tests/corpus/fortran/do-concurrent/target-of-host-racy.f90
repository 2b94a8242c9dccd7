! Claim: a pointer leads to a variable that each iteration defines. Source: Fortran 2018 §8.5.17, §11.1.7.5
subroutine s(a, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  real, target :: t
  real, pointer :: q
  t = 0
  q => t
  call inner()
contains
  subroutine inner()
    integer :: i
    do concurrent (i = 1:n) !@ RACE
      a(i) = q !@ race(q)
      t = i !@ race
      a(i) = a(i) + t !@ race(t)
    end do
  end subroutine
end subroutine
