! Claim: functions in conditions of if, select case and do while are called. Source: Fortran 2018 §11.1.8, §11.1.9
program conds
  implicit none
  integer :: i, a, b, r(8)
  a = 0
  b = 0
  r = 0
  !$omp parallel do !@ RACE
  do i = 1, 8
    if (is_even(i)) r(i) = 1
    select case (kind_of(i))
    case (1)
      r(i) = r(i) + 2
    end select
  end do
  print *, a, b, sum(r)
contains
  logical function is_even(m)
    integer, intent(in) :: m
    a = a + 1 !@ race(a)
    is_even = mod(m, 2) == 0
  end function is_even
  integer function kind_of(m)
    integer, intent(in) :: m
    b = b + 1 !@ race(b)
    kind_of = mod(m, 3)
  end function kind_of
end program conds
