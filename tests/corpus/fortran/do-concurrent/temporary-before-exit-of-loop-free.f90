! Claim: exit of a loop inside leaves nothing out that is defined in front of the loop. Source: Fortran 2018 §11.1.12, §11.1.7.5
subroutine p(a, b, n, m)
  implicit none
  integer, intent(in) :: n, m
  real, intent(in) :: a(m, n)
  real, intent(out) :: b(n)
  real :: t
  integer :: i, k, at
  do concurrent (i = 1:n) !@ RACE_FREE
    at = 0
    search: do k = 1, m
      t = a(k, i)
      if (t > 0) then
        at = k
        exit search
      end if
    end do search
    b(i) = at
  end do
end subroutine
