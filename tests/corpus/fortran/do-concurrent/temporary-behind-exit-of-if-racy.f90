! Claim: exit of an if construct leaves out what defines the variable. Source: Fortran 2018 §11.1.12, §11.1.7.5
subroutine p(a, b, t, n)
  implicit none
  integer, intent(in) :: n
  real, intent(in) :: a(n)
  real, intent(out) :: b(n)
  real, intent(inout) :: t
  integer :: i
  do concurrent (i = 1:n) !@ RACE
    pick: if (a(i) > 0) then
      if (a(i) > 2) exit pick
      t = a(i) !@ race(t)
    else
      t = 2 !@ race(t)
    end if pick
    b(i) = t !@ race(t)
  end do
end subroutine
